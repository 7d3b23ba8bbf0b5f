ALTER TABLE "financing_applications" ADD COLUMN "total_amount" double precision GENERATED ALWAYS AS (((plan ->> 'totalAmount')::float8)) STORED;--> statement-breakpoint
CREATE INDEX "financing_applications_total" ON "financing_applications" USING btree ("status","country","total_amount");--> statement-breakpoint
CREATE INDEX "quotes_valid" ON "quotes" USING btree ("country","valid_until");--> statement-breakpoint
DROP INDEX "leads_won";--> statement-breakpoint
CREATE INDEX "leads_won" ON "leads" USING btree ("won_on","country","won_amount","assignee_id") WHERE "leads"."won_on" is not null;