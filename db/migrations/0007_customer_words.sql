ALTER TABLE "proven_solutions" ADD COLUMN "customer_said_on" date;--> statement-breakpoint
ALTER TABLE "proven_solutions" ADD COLUMN "customer_source_url" text;--> statement-breakpoint
-- What customers said before was written down with the solution.
UPDATE "proven_solutions" SET "customer_said_on" = "created_at"::date WHERE "customer_quote" <> '' OR "customer_quote_en" <> '';
