ALTER TABLE "leads" ADD COLUMN "won_on" date;--> statement-breakpoint
ALTER TABLE "leads" DISABLE TRIGGER index_leads_on_update;--> statement-breakpoint
UPDATE "leads" AS lead SET "won_on" = (
  SELECT day_in(lead.country, event.at) FROM lead_events AS event
  WHERE event.lead_id = lead.id AND event.event = 'status' ORDER BY event.id DESC LIMIT 1)
WHERE lead.status = 'won' AND lead.kind <> 'job_application';--> statement-breakpoint
ALTER TABLE "leads" ENABLE TRIGGER index_leads_on_update;--> statement-breakpoint
CREATE INDEX "leads_won" ON "leads" USING btree ("won_on","country","won_amount") WHERE "leads"."won_on" is not null;