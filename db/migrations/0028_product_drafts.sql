ALTER TABLE "products" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- As before, of products that are published: of drafts nothing is found.
CREATE OR REPLACE FUNCTION index_products(which integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries AS entry
  WHERE entry.kind = 'product' AND entry.key = ANY (which::text[]) AND NOT entry.is_built_in
    AND NOT EXISTS (SELECT FROM products WHERE id = entry.key::integer AND is_published);
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
    WHERE product.id = ANY (which) AND product.is_published
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
