CREATE TABLE "number_changes" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "number_changes_measure" CHECK (measure in ('request', 'page', 'state', 'contact', 'application', 'ordered', 'applied', 'audit', 'appliance'))
);
--> statement-breakpoint
CREATE TABLE "number_totals" (
	"measure" text NOT NULL,
	"country" text NOT NULL,
	"day" date NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "number_totals_measure_country_day_pk" PRIMARY KEY("measure","country","day")
);
--> statement-breakpoint
-- The day of a moment on a country's calendar, as kernel/country.ts has the zones.
CREATE FUNCTION day_in(country text, moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (moment AT TIME ZONE CASE country WHEN 'bf' THEN 'Africa/Ouagadougou' ELSE 'Africa/Lagos' END)::date;
--> statement-breakpoint
-- Which page of the site an address is: one of a few names (measure.ts), so that nothing that was typed is counted.
CREATE FUNCTION page_of(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  path text := rtrim(split_part(split_part(source, '?', 1), '#', 1), '/');
BEGIN
  RETURN CASE
    WHEN coalesce(source, '') = '' THEN 'unknown'
    WHEN path = '' THEN 'home'
    WHEN path = '/smart-solar-plan' THEN 'audit'
    WHEN path IN ('/products', '/financing', '/eligibility', '/contact', '/faq', '/news', '/solutions', '/search')
      THEN substr(path, 2)
    WHEN path ~ '^/products/[^/]+$' THEN 'product'
    WHEN path ~ '^/news/[^/]+$' THEN 'article'
    WHEN path ~ '^/solutions/[^/]+$' THEN 'solution'
    ELSE 'other'
  END;
END
$$;
--> statement-breakpoint
-- What a request counts as, on the day it came. Spam is no request; who asks for a job waits for nobody who sells.
-- The bounds are those of contact-time.ts, in minutes.
CREATE FUNCTION numbers_of(lead leads) RETURNS TABLE (day date, country text, measure text, key text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT day_in(lead.country, lead.created_at), lead.country, its.measure, its.key
  FROM (VALUES
    ('request', lead.kind),
    ('page', page_of(lead.source)),
    ('state', CASE WHEN lead.kind = 'consultation' THEN substring(lead.payload ->> 'state' FROM '^[a-z-]+$') END),
    ('ordered', CASE WHEN lead.kind = 'order' THEN substring(lead.payload #>> '{order,productId}' FROM '^\d+$') END),
    ('contact', CASE WHEN lead.kind <> 'job_application' THEN width_bucket(
      extract(epoch FROM lead.first_contact_at - lead.created_at) / 60,
      ARRAY[15, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10080]::numeric[])::text END)
  ) AS its (measure, key)
  WHERE lead.status <> 'spam' AND its.key IS NOT NULL
$$;
--> statement-breakpoint
-- What an application counts as, on the day it was started: how far it came since, and its product once it is submitted.
CREATE FUNCTION numbers_of(application financing_applications)
RETURNS TABLE (day date, country text, measure text, key text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT day_in(application.country, application.created_at), application.country, its.measure, its.key
  FROM (VALUES
    ('application', 'started', true),
    ('application', 'submitted', application.submitted_at IS NOT NULL),
    ('application', 'approved', application.status = 'approved'),
    ('applied', substring(application.product ->> 'id' FROM '^\d+$'), application.submitted_at IS NOT NULL)
  ) AS its (measure, key, counts)
  WHERE its.counts AND its.key IS NOT NULL
$$;
--> statement-breakpoint
-- A trigger of the tables whose rows are counted. None on DELETE: what was counted stays counted (docs/decisions/0028).
CREATE FUNCTION count_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO number_changes (day, country, measure, key, count) SELECT *, 1 FROM numbers_of(NEW);
  ELSE
    INSERT INTO number_changes (day, country, measure, key, count)
    SELECT day, country, measure, key, sum(change)
    FROM (SELECT *, 1 AS change FROM numbers_of(NEW) UNION ALL SELECT *, -1 FROM numbers_of(OLD)) AS changed
    GROUP BY day, country, measure, key HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_numbers
AFTER INSERT OR UPDATE OF kind, status, country, payload, source, first_contact_at, created_at ON leads
FOR EACH ROW EXECUTE FUNCTION count_numbers();
--> statement-breakpoint
CREATE TRIGGER count_numbers
AFTER INSERT OR UPDATE OF status, country, product, submitted_at, created_at ON financing_applications
FOR EACH ROW EXECUTE FUNCTION count_numbers();
--> statement-breakpoint
CREATE FUNCTION add_counts(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(jsonb_object_agg(key, count), '{}')
  FROM (
    SELECT key, sum(value::bigint) AS count
    FROM (SELECT * FROM jsonb_each_text(one) UNION ALL SELECT * FROM jsonb_each_text(other)) AS together
    GROUP BY key HAVING sum(value::bigint) <> 0
  ) AS summed;
END;
--> statement-breakpoint
-- Adds changes to the totals of their day and of every day after it. One at a time (advisory-keys.ts): whoever finds another
-- at it leaves it to them.
CREATE FUNCTION fold_numbers() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7401011) THEN
    RETURN;
  END IF;
  WITH taken AS (DELETE FROM number_changes RETURNING *),
  changed AS (
    SELECT measure, country, day, key, sum(count) AS count FROM taken GROUP BY measure, country, day, key
  ),
  changed_days AS (
    SELECT measure, country, day FROM changed
    UNION
    SELECT measure, country, later.day
    FROM (SELECT measure, country, min(day) AS first FROM changed GROUP BY measure, country) AS since
    JOIN number_totals AS later USING (measure, country)
    WHERE later.day > since.first
  ),
  running AS (
    SELECT measure, country, day, key, sum(count) OVER (PARTITION BY measure, country, key ORDER BY day) AS count
    FROM changed_days
    JOIN (SELECT DISTINCT measure, country, key FROM changed) AS keys USING (measure, country)
    LEFT JOIN changed USING (measure, country, day, key)
  )
  INSERT INTO number_totals (measure, country, day, counts)
  SELECT measure, country, day, add_counts(
    (SELECT counts FROM number_totals AS known
     WHERE known.measure = more.measure AND known.country = more.country AND known.day <= more.day
     ORDER BY known.day DESC LIMIT 1), more.counts)
  FROM (
    SELECT measure, country, day, jsonb_object_agg(key, count) AS counts FROM running
    WHERE count <> 0 GROUP BY measure, country, day
  ) AS more
  ON CONFLICT (measure, country, day) DO UPDATE SET counts = excluded.counts;
END
$$;
--> statement-breakpoint
-- What was there before.
INSERT INTO number_changes (day, country, measure, key, count)
SELECT its.day, its.country, its.measure, its.key, count(*) FROM leads, numbers_of(leads) AS its GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO number_changes (day, country, measure, key, count)
SELECT its.day, its.country, its.measure, its.key, count(*)
FROM financing_applications, numbers_of(financing_applications) AS its GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
SELECT fold_numbers();
