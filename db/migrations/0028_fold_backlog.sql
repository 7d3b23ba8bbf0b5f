-- As before, for a backlog too. A plan that was made when nothing waited compares every change with every other: no nested
-- loops. And at most 100,000 changes at a time; the rest is the next one's.
CREATE OR REPLACE FUNCTION fold_numbers() RETURNS void LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7401011) THEN
    RETURN;
  END IF;
  WITH taken AS (
    DELETE FROM number_changes AS waiting USING (SELECT ctid FROM number_changes LIMIT 100000) AS batch
    WHERE waiting.ctid = batch.ctid RETURNING waiting.*
  ),
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
