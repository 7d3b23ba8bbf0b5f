-- Search and translations are kept up by statement, not by row: an import of 10,000 products is 50 statements, and what each
-- changed is in a table of its own (`changed`, and `was` before an update). The rules are those of 0000_site.sql.
DROP TRIGGER learn_search_words ON search_entries;
--> statement-breakpoint
DROP TRIGGER index_product ON products;
--> statement-breakpoint
DROP TRIGGER index_products_of_category ON product_categories;
--> statement-breakpoint
DROP TRIGGER index_post ON posts;
--> statement-breakpoint
DROP TRIGGER index_solution ON proven_solutions;
--> statement-breakpoint
DROP TRIGGER note_translation ON posts;
--> statement-breakpoint
DROP TRIGGER note_translation ON products;
--> statement-breakpoint
DROP TRIGGER note_translation ON proven_solutions;
--> statement-breakpoint
DROP TRIGGER note_translation ON site_settings;
--> statement-breakpoint
DROP FUNCTION learn_search_words();
--> statement-breakpoint
DROP FUNCTION index_product();
--> statement-breakpoint
DROP FUNCTION index_products_of_category();
--> statement-breakpoint
DROP FUNCTION index_post();
--> statement-breakpoint
DROP FUNCTION index_solution();
--> statement-breakpoint
DROP FUNCTION note_translation();
--> statement-breakpoint
-- Two writers that learn the same words would wait for each other, in either order: they take turns (advisory-keys.ts).
CREATE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unknown search_words[];
BEGIN
  WITH read AS MATERIALIZED (
    SELECT DISTINCT entry.language, said.word
    FROM changed AS entry, string_to_table(
      search_text(concat_ws(' ', entry.title, entry.keywords, entry.excerpt, entry.body)), ' ') AS said (word)
  )
  SELECT array_agg(ROW(read.language, read.word)::search_words) INTO unknown
  FROM read
  WHERE read.word ~ '^[a-z]{3,30}$'
    AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.language = read.language AND known.word = read.word);
  IF unknown IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(7401006);
    INSERT INTO search_words SELECT * FROM unnest(unknown) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER learn_search_words_on_insert AFTER INSERT ON search_entries
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
--> statement-breakpoint
CREATE TRIGGER learn_search_words_on_update AFTER UPDATE ON search_entries
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
--> statement-breakpoint
-- Writes what is found of these products where it differs; of those that are gone nothing is found.
CREATE FUNCTION index_products(which integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries AS entry
  WHERE entry.kind = 'product' AND entry.key = ANY (which::text[]) AND NOT entry.is_built_in
    AND NOT EXISTS (SELECT FROM products WHERE id = entry.key::integer);
  WITH fresh (kind, key, language, title, excerpt, keywords, body, image_url, prices) AS MATERIALIZED (
    SELECT 'product', product.id::text, said.language, first_written(said.name, said.other_name),
      first_written(said.description, said.other_description),
      concat_ws(' ', product.manufacturer, product.capacity, product.battery_capacity, product.system_type, said.category),
      concat_ws(' ', said.other_name, array_to_string(said.features, ' '),
        (SELECT string_agg(coalesce(line.value ->> said.language, line.value #>> '{}'), ' ')
         FROM jsonb_each(product.specification) AS line)),
      product.image_url, product.prices
    FROM products AS product LEFT JOIN product_categories AS category ON category.id = product.category_id
    CROSS JOIN LATERAL (VALUES
      ('fr', product.name, product.name_en, product.description, product.description_en, product.features, category.name),
      ('en', product.name_en, product.name, product.description_en, product.description, product.features_en, category.name_en)
    ) AS said (language, name, other_name, description, other_description, features, category)
    WHERE product.id = ANY (which)
  ),
  rewritten AS (
    UPDATE search_entries AS entry
    SET title = fresh.title, excerpt = fresh.excerpt, keywords = fresh.keywords, body = fresh.body,
      image_url = fresh.image_url, prices = fresh.prices
    FROM fresh
    WHERE (entry.kind, entry.key, entry.language) = (fresh.kind, fresh.key, fresh.language) AND NOT entry.is_built_in
      AND (entry.title, entry.excerpt, entry.keywords, entry.body, entry.image_url, entry.prices)
        IS DISTINCT FROM (fresh.title, fresh.excerpt, fresh.keywords, fresh.body, fresh.image_url, fresh.prices)
  )
  INSERT INTO search_entries (kind, key, language, title, excerpt, keywords, body, image_url, prices)
  SELECT * FROM fresh
  WHERE NOT EXISTS (
    SELECT FROM search_entries AS entry
    WHERE (entry.kind, entry.key, entry.language) = (fresh.kind, fresh.key, fresh.language) AND NOT entry.is_built_in);
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM index_products(ARRAY(SELECT id FROM changed UNION SELECT id FROM was));
  ELSE
    PERFORM index_products(ARRAY(SELECT id FROM changed));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_products_on_insert AFTER INSERT ON products
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_products();
--> statement-breakpoint
CREATE TRIGGER index_products_on_update AFTER UPDATE ON products
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_products();
--> statement-breakpoint
CREATE TRIGGER index_products_on_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_products();
--> statement-breakpoint
CREATE FUNCTION index_products_of_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(ARRAY(
    SELECT product.id FROM changed JOIN was USING (id) JOIN products AS product ON product.category_id = changed.id
    WHERE (changed.name, changed.name_en) IS DISTINCT FROM (was.name, was.name_en)
    FOR NO KEY UPDATE OF product));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_products_of_categories AFTER UPDATE ON product_categories
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_categories();
--> statement-breakpoint
-- Of posts by their addresses: what stands at one is found while it is published.
CREATE FUNCTION index_posts(which text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries AS entry
  WHERE entry.kind = 'article' AND entry.key = ANY (which) AND NOT entry.is_built_in
    AND NOT EXISTS (SELECT FROM posts WHERE slug = entry.key AND is_published);
  WITH fresh (kind, key, language, title, excerpt, keywords, body, image_url, shown_from) AS MATERIALIZED (
    SELECT 'article', post.slug, said.language, first_written(said.title, said.other_title, said.untitled),
      first_written(said.excerpt, said.other_excerpt), first_written(said.category, said.other_category),
      concat_ws(' ', said.other_title, said.author, first_written(said.content, said.other_content)),
      post.thumbnail_url, coalesce(post.published_at, post.created_at)
    FROM posts AS post
    CROSS JOIN LATERAL (VALUES
      ('fr', 'Sans titre', post.title, post.title_en, post.excerpt, post.excerpt_en, post.category, post.category_en,
        post.author, post.content, post.content_en),
      ('en', 'Untitled', post.title_en, post.title, post.excerpt_en, post.excerpt, post.category_en, post.category,
        post.author_en, post.content_en, post.content)
    ) AS said (language, untitled, title, other_title, excerpt, other_excerpt, category, other_category, author,
      content, other_content)
    WHERE post.slug = ANY (which) AND post.is_published
  ),
  rewritten AS (
    UPDATE search_entries AS entry
    SET title = fresh.title, excerpt = fresh.excerpt, keywords = fresh.keywords, body = fresh.body,
      image_url = fresh.image_url, shown_from = fresh.shown_from
    FROM fresh
    WHERE (entry.kind, entry.key, entry.language) = (fresh.kind, fresh.key, fresh.language) AND NOT entry.is_built_in
      AND (entry.title, entry.excerpt, entry.keywords, entry.body, entry.image_url, entry.shown_from)
        IS DISTINCT FROM (fresh.title, fresh.excerpt, fresh.keywords, fresh.body, fresh.image_url, fresh.shown_from)
  )
  INSERT INTO search_entries (kind, key, language, title, excerpt, keywords, body, image_url, shown_from)
  SELECT * FROM fresh
  WHERE NOT EXISTS (
    SELECT FROM search_entries AS entry
    WHERE (entry.kind, entry.key, entry.language) = (fresh.kind, fresh.key, fresh.language) AND NOT entry.is_built_in);
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM index_posts(ARRAY(SELECT slug FROM changed UNION SELECT slug FROM was));
  ELSE
    PERFORM index_posts(ARRAY(SELECT slug FROM changed));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_posts_on_insert AFTER INSERT ON posts
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_posts();
--> statement-breakpoint
CREATE TRIGGER index_posts_on_update AFTER UPDATE ON posts
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_posts();
--> statement-breakpoint
CREATE TRIGGER index_posts_on_delete AFTER DELETE ON posts
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_posts();
--> statement-breakpoint
-- Of solutions that are published.
CREATE FUNCTION index_solutions(which integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries AS entry
  WHERE entry.kind = 'solution' AND entry.key = ANY (which::text[]) AND NOT entry.is_built_in
    AND NOT EXISTS (SELECT FROM proven_solutions WHERE id = entry.key::integer AND is_published);
  WITH fresh (kind, key, language, title, excerpt, keywords, body, image_url, sector) AS MATERIALIZED (
    SELECT 'solution', solution.id::text, said.language, first_written(said.title, said.other_title),
      first_written(said.description, said.other_description),
      concat_ws(' ', first_written(said.location, said.other_location), solution.capacity),
      concat_ws(' ', said.other_title, said.impact, said.beneficiaries, solution.customer_name, said.quote),
      solution.image_url, solution.sector
    FROM proven_solutions AS solution
    CROSS JOIN LATERAL (VALUES
      ('fr', solution.title, solution.title_en, solution.description, solution.description_en, solution.location,
        solution.location_en, solution.impact, solution.beneficiaries, solution.customer_quote),
      ('en', solution.title_en, solution.title, solution.description_en, solution.description, solution.location_en,
        solution.location, solution.impact_en, solution.beneficiaries_en, solution.customer_quote_en)
    ) AS said (language, title, other_title, description, other_description, location, other_location, impact,
      beneficiaries, quote)
    WHERE solution.id = ANY (which) AND solution.is_published
  ),
  rewritten AS (
    UPDATE search_entries AS entry
    SET title = fresh.title, excerpt = fresh.excerpt, keywords = fresh.keywords, body = fresh.body,
      image_url = fresh.image_url, sector = fresh.sector
    FROM fresh
    WHERE (entry.kind, entry.key, entry.language) = (fresh.kind, fresh.key, fresh.language) AND NOT entry.is_built_in
      AND (entry.title, entry.excerpt, entry.keywords, entry.body, entry.image_url, entry.sector)
        IS DISTINCT FROM (fresh.title, fresh.excerpt, fresh.keywords, fresh.body, fresh.image_url, fresh.sector)
  )
  INSERT INTO search_entries (kind, key, language, title, excerpt, keywords, body, image_url, sector)
  SELECT * FROM fresh
  WHERE NOT EXISTS (
    SELECT FROM search_entries AS entry
    WHERE (entry.kind, entry.key, entry.language) = (fresh.kind, fresh.key, fresh.language) AND NOT entry.is_built_in);
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_solutions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM index_solutions(ARRAY(SELECT id FROM changed UNION SELECT id FROM was));
  ELSE
    PERFORM index_solutions(ARRAY(SELECT id FROM changed));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_solutions_on_insert AFTER INSERT ON proven_solutions
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_solutions();
--> statement-breakpoint
CREATE TRIGGER index_solutions_on_update AFTER UPDATE ON proven_solutions
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_solutions();
--> statement-breakpoint
CREATE TRIGGER index_solutions_on_delete AFTER DELETE ON proven_solutions
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_solutions();
--> statement-breakpoint
-- As before; it asks itself of parts that may hold texts only, not of every figure and word.
CREATE OR REPLACE FUNCTION texts_in_both(source jsonb, path text DEFAULT NULL)
RETURNS TABLE (field text, fr jsonb, en jsonb) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  part record;
  twin text;
BEGIN
  IF jsonb_typeof(source) = 'array' THEN
    FOR part IN SELECT ordinality - 1 AS at, value FROM jsonb_array_elements(source) WITH ORDINALITY LOOP
      IF jsonb_typeof(part.value) IN ('array', 'object') THEN
        RETURN QUERY SELECT * FROM texts_in_both(part.value, concat_ws('.', path, part.at));
      END IF;
    END LOOP;
  ELSIF jsonb_typeof(source) = 'object' AND source <> '{}' AND source - 'fr' - 'en' = '{}' THEN
    field := path;
    fr := source -> 'fr';
    en := source -> 'en';
    RETURN NEXT;
  ELSIF jsonb_typeof(source) = 'object' THEN
    FOR part IN SELECT key, value FROM jsonb_each(source) LOOP
      twin := CASE WHEN source ? (part.key || '_en') THEN part.key || '_en'
                   WHEN source ? (part.key || 'En') THEN part.key || 'En' END;
      IF twin IS NOT NULL THEN
        field := concat_ws('.', path, part.key);
        fr := part.value;
        en := source -> twin;
        RETURN NEXT;
      ELSIF jsonb_typeof(part.value) IN ('array', 'object') THEN
        RETURN QUERY SELECT * FROM texts_in_both(part.value, concat_ws('.', path, part.key));
      END IF;
    END LOOP;
  END IF;
END
$$;
--> statement-breakpoint
-- Triggers of every table with texts in two languages: note_translation(kind, column of the id, column of the title, names…).
-- What one language says anew makes the other older. A language that was behind, or lacked something, has then caught up.
CREATE FUNCTION note_translation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text[] := TG_ARGV[3:];
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM translations AS known USING changed
    WHERE known.kind = TG_ARGV[0] AND known.record_id = to_jsonb(changed) ->> TG_ARGV[1];
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO translations (kind, record_id, title, title_en, fr_missing, en_missing)
    SELECT TG_ARGV[0], said.row ->> TG_ARGV[1], coalesce(said.row ->> TG_ARGV[2], ''),
      coalesce(said.row ->> (TG_ARGV[2] || '_en'), ''), its.fr_missing, its.en_missing
    FROM (SELECT to_jsonb(changed) AS row FROM changed) AS said, languages_of(said.row, names) AS its
    ON CONFLICT (kind, record_id) DO UPDATE
    SET title = excluded.title, title_en = excluded.title_en, fr_missing = excluded.fr_missing,
      en_missing = excluded.en_missing, change = DEFAULT;
  ELSE
    INSERT INTO translations (kind, record_id)
    SELECT TG_ARGV[0], to_jsonb(changed) ->> TG_ARGV[1] FROM changed ON CONFLICT DO NOTHING;
    WITH said AS MATERIALIZED (
      SELECT row ->> TG_ARGV[1] AS key, coalesce(row ->> TG_ARGV[2], '') AS title,
        coalesce(row ->> (TG_ARGV[2] || '_en'), '') AS title_en, its.*
      FROM (SELECT to_jsonb(changed) AS row FROM changed) AS rows, languages_of(row, names) AS its
    ),
    former AS MATERIALIZED (
      SELECT row ->> TG_ARGV[1] AS key, its.fr, its.en
      FROM (SELECT to_jsonb(was) AS row FROM was) AS rows, languages_of(row, names) AS its
    )
    UPDATE translations AS known
    SET title = said.title, title_en = said.title_en, fr_missing = said.fr_missing, en_missing = said.en_missing,
      fr_said_at = CASE
        WHEN said.fr = former.fr THEN known.fr_said_at
        WHEN said.en = former.en AND (known.en_said_at > known.fr_said_at OR known.fr_missing <> '{}')
          THEN greatest(known.en_said_at, known.fr_said_at)
        ELSE now() END,
      en_said_at = CASE
        WHEN said.en = former.en THEN known.en_said_at
        WHEN said.fr = former.fr AND (known.fr_said_at > known.en_said_at OR known.en_missing <> '{}')
          THEN greatest(known.fr_said_at, known.en_said_at)
        ELSE now() END,
      change = DEFAULT
    FROM said JOIN former USING (key)
    WHERE known.kind = TG_ARGV[0] AND known.record_id = key;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_translation_on_insert AFTER INSERT ON posts
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('post', 'id', 'title', 'author');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_update AFTER UPDATE ON posts
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('post', 'id', 'title', 'author');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_delete AFTER DELETE ON posts
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('post', 'id', 'title', 'author');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_insert AFTER INSERT ON products
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('product', 'id', 'name', 'name');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_update AFTER UPDATE ON products
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('product', 'id', 'name', 'name');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('product', 'id', 'name', 'name');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_insert AFTER INSERT ON proven_solutions
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('solution', 'id', 'title', 'location');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_update AFTER UPDATE ON proven_solutions
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('solution', 'id', 'title', 'location');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_delete AFTER DELETE ON proven_solutions
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('solution', 'id', 'title', 'location');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_insert AFTER INSERT ON site_settings
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('settings', 'setting_group', 'setting_group');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_update AFTER UPDATE ON site_settings
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('settings', 'setting_group', 'setting_group');
--> statement-breakpoint
CREATE TRIGGER note_translation_on_delete AFTER DELETE ON site_settings
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_translation('settings', 'setting_group', 'setting_group');
