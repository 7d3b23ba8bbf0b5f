ALTER TABLE "products" ADD COLUMN "found_by" text GENERATED ALWAYS AS (search_text(name || ' ' || name_en || ' ' || manufacturer || ' ' || slug)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ((search_text(name) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ((coalesce((prices -> 'cm' ->> 'amount')::bigint, 0)),"id");--> statement-breakpoint
CREATE INDEX "products_by_system_type" ON "products" USING btree ("system_type","id");--> statement-breakpoint
CREATE INDEX "products_by_use_case" ON "products" USING btree ("use_case","id");--> statement-breakpoint
CREATE INDEX "products_by_purchase_option" ON "products" USING btree ("purchase_option","id");--> statement-breakpoint
CREATE INDEX "products_found_by" ON "products" USING gin (found_by gin_trgm_ops);