CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The words of a text as they are compared: no accents, case, mark-up or punctuation, figures apart from letters.
-- Immutable although unaccent is not: its rules change with PostgreSQL only.
CREATE FUNCTION search_text(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    lower(unaccent('unaccent'::regdictionary, regexp_replace(left(source, 200000), '<[^>]*>|\]\([^)]*\)', ' ', 'g'))),
    '[^[:alnum:]]+', ' ', 'g'),
  '([0-9])(?=[[:alpha:]])|([[:alpha:]])(?=[0-9])', '\1\2 ', 'g');
--> statement-breakpoint
CREATE FUNCTION search_vector(language text, source text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector(
  CASE language WHEN 'fr' THEN 'french'::regconfig ELSE 'english'::regconfig END, search_text(source));
--> statement-breakpoint
CREATE FUNCTION search_heading(kind text, language text, title text, keywords text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(ARRAY[kind || '/' || language])
  || setweight(search_vector(language, title), 'A')
  || setweight(search_vector(language, keywords), 'B');
--> statement-breakpoint
CREATE FUNCTION search_document(kind text, language text, title text, keywords text, excerpt text, body text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_heading(kind, language, title, keywords)
  || setweight(search_vector(language, excerpt), 'C')
  || setweight(search_vector(language, body), 'D');
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"is_built_in" boolean DEFAULT false NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image_url" text,
	"sector" text,
	"prices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shown_from" timestamp (3) with time zone,
	"heading" "tsvector" GENERATED ALWAYS AS (search_heading(kind, language, title, keywords)) STORED,
	"document" "tsvector" GENERATED ALWAYS AS (search_document(kind, language, title, keywords, excerpt, body)) STORED,
	CONSTRAINT "search_entries_kind_key_language_is_built_in_pk" PRIMARY KEY("kind","key","language","is_built_in")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE INDEX "search_entries_heading" ON "search_entries" USING gin ("heading") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_document" ON "search_entries" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_spelling" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- Two writers that learn the same words would wait for each other, in either order: they take turns (advisory-keys.ts).
CREATE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unknown text[];
BEGIN
  SELECT array_agg(DISTINCT read.word) INTO unknown
  FROM string_to_table(
    search_text(concat_ws(' ', NEW.title, NEW.keywords, NEW.excerpt, NEW.body)), ' ') AS read (word)
  WHERE read.word ~ '^[a-z]{3,30}$'
    AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.language = NEW.language AND known.word = read.word);
  IF unknown IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(7401006);
    INSERT INTO search_words (language, word) SELECT NEW.language, unnest(unknown) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER learn_search_words AFTER INSERT OR UPDATE ON search_entries
FOR EACH ROW EXECUTE FUNCTION learn_search_words();
--> statement-breakpoint
-- The first text that says something.
CREATE FUNCTION first_written(VARIADIC texts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  (SELECT written.text FROM unnest(texts) WITH ORDINALITY AS written (text, place)
   WHERE btrim(written.text) <> '' ORDER BY written.place LIMIT 1), '');
--> statement-breakpoint
CREATE FUNCTION index_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entries WHERE kind = 'product' AND key = OLD.id::text;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_entries (kind, key, language, title, excerpt, keywords, body, image_url, prices)
  SELECT 'product', NEW.id::text, said.language, first_written(said.name, said.other_name),
    first_written(said.description, said.other_description),
    concat_ws(' ', NEW.manufacturer, NEW.capacity, NEW.battery_capacity, NEW.system_type,
      (SELECT CASE said.language WHEN 'fr' THEN category.name ELSE category.name_en END
       FROM product_categories AS category WHERE category.id = NEW.category_id)),
    concat_ws(' ', said.other_name, array_to_string(said.features, ' '),
      (SELECT string_agg(coalesce(line.value ->> said.language, line.value #>> '{}'), ' ')
       FROM jsonb_each(NEW.specification) AS line)),
    NEW.image_url, NEW.prices
  FROM (VALUES
    ('fr', NEW.name, NEW.name_en, NEW.description, NEW.description_en, NEW.features),
    ('en', NEW.name_en, NEW.name, NEW.description_en, NEW.description, NEW.features_en)
  ) AS said (language, name, other_name, description, other_description, features);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_product AFTER INSERT OR UPDATE OR DELETE ON products
FOR EACH ROW EXECUTE FUNCTION index_product();
--> statement-breakpoint
CREATE FUNCTION index_products_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET category_id = category_id WHERE category_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_products_of_category AFTER UPDATE OF name, name_en ON product_categories
FOR EACH ROW EXECUTE FUNCTION index_products_of_category();
--> statement-breakpoint
CREATE FUNCTION index_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entries WHERE kind = 'article' AND key = OLD.slug AND NOT is_built_in;
  END IF;
  IF TG_OP = 'DELETE' OR NOT NEW.is_published THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_entries (kind, key, language, title, excerpt, keywords, body, image_url, shown_from)
  SELECT 'article', NEW.slug, said.language, first_written(said.title, said.other_title, said.untitled),
    first_written(said.excerpt, said.other_excerpt), first_written(said.category, said.other_category),
    concat_ws(' ', said.other_title, said.author, first_written(said.content, said.other_content)),
    NEW.thumbnail_url, coalesce(NEW.published_at, NEW.created_at)
  FROM (VALUES
    ('fr', 'Sans titre', NEW.title, NEW.title_en, NEW.excerpt, NEW.excerpt_en, NEW.category, NEW.category_en,
      NEW.author, NEW.content, NEW.content_en),
    ('en', 'Untitled', NEW.title_en, NEW.title, NEW.excerpt_en, NEW.excerpt, NEW.category_en, NEW.category,
      NEW.author_en, NEW.content_en, NEW.content)
  ) AS said (language, untitled, title, other_title, excerpt, other_excerpt, category, other_category, author,
    content, other_content);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_post AFTER INSERT OR UPDATE OR DELETE ON posts
FOR EACH ROW EXECUTE FUNCTION index_post();
--> statement-breakpoint
CREATE FUNCTION index_solution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entries WHERE kind = 'solution' AND key = OLD.id::text AND NOT is_built_in;
  END IF;
  IF TG_OP = 'DELETE' OR NOT NEW.is_published THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_entries (kind, key, language, title, excerpt, keywords, body, image_url, sector)
  SELECT 'solution', NEW.id::text, said.language, first_written(said.title, said.other_title),
    first_written(said.description, said.other_description),
    concat_ws(' ', first_written(said.location, said.other_location), NEW.capacity),
    concat_ws(' ', said.other_title, said.impact, said.beneficiaries, NEW.customer_name, said.quote),
    NEW.image_url, NEW.sector
  FROM (VALUES
    ('fr', NEW.title, NEW.title_en, NEW.description, NEW.description_en, NEW.location, NEW.location_en, NEW.impact,
      NEW.beneficiaries, NEW.customer_quote),
    ('en', NEW.title_en, NEW.title, NEW.description_en, NEW.description, NEW.location_en, NEW.location, NEW.impact_en,
      NEW.beneficiaries_en, NEW.customer_quote_en)
  ) AS said (language, title, other_title, description, other_description, location, other_location, impact,
    beneficiaries, quote);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_solution AFTER INSERT OR UPDATE OR DELETE ON proven_solutions
FOR EACH ROW EXECUTE FUNCTION index_solution();
--> statement-breakpoint
-- What was written before there was a search.
UPDATE products SET slug = slug;
--> statement-breakpoint
UPDATE posts SET slug = slug;
--> statement-breakpoint
UPDATE proven_solutions SET sector = sector;
