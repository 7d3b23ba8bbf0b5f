DROP INDEX "posts_named";--> statement-breakpoint
CREATE INDEX "posts_found_by" ON "posts" USING gin (search_text("title" || ' ' || "title_en" || ' ' || "slug") gin_trgm_ops);