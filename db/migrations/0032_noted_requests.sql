-- Requests that staff note are told apart, so that none of them counts as one that was never contacted. The rest is as in 0016_count_visitors_contacts.sql.
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
  WHERE lead.status <> 'spam' AND its.key IS NOT NULL
$$;--> statement-breakpoint
INSERT INTO number_changes (day, country, measure, key, count)
SELECT day_in(country, created_at), country, 'contact', 'noted', count(*) FROM leads
WHERE kind <> 'job_application' AND channel <> 'site' AND status <> 'spam'
GROUP BY 1, 2;
