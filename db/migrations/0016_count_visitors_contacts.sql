-- A request that staff note for somebody on the phone was answered before it was written down, and came from no page: neither is what
-- the numbers tell of visitors. The rest is as in 0000_site.sql.
CREATE OR REPLACE FUNCTION numbers_of(lead leads) RETURNS TABLE (day date, country text, measure text, key text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT day_in(lead.country, lead.created_at), lead.country, its.measure, its.key
  FROM (VALUES
    ('request', lead.kind),
    ('page', CASE WHEN lead.channel = 'site' THEN page_of(lead.source) END),
    ('state', CASE WHEN lead.kind = 'consultation' THEN substring(lead.payload ->> 'state' FROM '^[a-z-]+$') END),
    ('ordered', CASE WHEN lead.kind = 'order' THEN substring(lead.payload #>> '{order,productId}' FROM '^\d+$') END),
    ('contact', CASE WHEN lead.kind <> 'job_application' AND lead.channel = 'site' THEN width_bucket(
      extract(epoch FROM lead.first_contact_at - lead.created_at) / 60,
      ARRAY[15, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10080]::numeric[])::text END)
  ) AS its (measure, key)
  WHERE lead.status <> 'spam' AND its.key IS NOT NULL
$$;
