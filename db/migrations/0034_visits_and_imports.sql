ALTER TABLE "leads" DROP CONSTRAINT "leads_channel";--> statement-breakpoint
ALTER TABLE "slot_bookings" DROP CONSTRAINT "slot_bookings_kind";--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_channel" CHECK ("leads"."channel" in ('site', 'phone', 'shop', 'chat', 'mail', 'event', 'other', 'import'));--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_kind" CHECK ("slot_bookings"."kind" in ('consultation', 'appointment', 'visit'));--> statement-breakpoint
-- Whoever is taken over from a table asked long before: no request of its day. The rest is as in 0032_noted_requests.sql.
CREATE OR REPLACE FUNCTION numbers_of(lead leads) RETURNS TABLE (day date, country text, measure text, key text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT day_in(lead.country, lead.created_at), lead.country, its.measure, its.key
  FROM (VALUES
    ('request', lead.kind),
    ('page', CASE WHEN lead.channel = 'site' THEN page_of(lead.source) END),
    ('state', CASE WHEN lead.kind = 'consultation' THEN substring(lead.payload ->> 'state' FROM '^[a-z-]+$') END),
    ('ordered', CASE WHEN lead.kind = 'order' THEN substring(lead.payload #>> '{order,productId}' FROM '^\d+$') END),
    ('contact', CASE WHEN lead.kind = 'job_application' THEN NULL WHEN lead.channel <> 'site' THEN 'noted' ELSE width_bucket(
      extract(epoch FROM lead.first_contact_at - lead.created_at) / 60,
      ARRAY[15, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10080]::numeric[])::text END)
  ) AS its (measure, key)
  WHERE lead.status <> 'spam' AND lead.channel <> 'import' AND its.key IS NOT NULL
$$;
