ALTER TABLE "quotes" ADD COLUMN "lead_id" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "quotes_lead" ON "quotes" USING btree ("lead_id") WHERE "quotes"."lead_id" is not null;