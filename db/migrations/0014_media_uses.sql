-- The ids of the library's images whose addresses stand in a text, each once.
CREATE FUNCTION media_ids(source text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT found[1] FROM regexp_matches(source, '/media/([0-9a-f]{24})/', 'g') AS found);
--> statement-breakpoint
CREATE INDEX "products_images" ON "products" USING gin (media_ids(coalesce("image_url", '')));--> statement-breakpoint
CREATE INDEX "posts_images" ON "posts" USING gin (media_ids("content" || "content_en" || coalesce("thumbnail_url", '')));--> statement-breakpoint
CREATE INDEX "proven_solutions_images" ON "proven_solutions" USING gin (media_ids(coalesce("image_url", '')));
