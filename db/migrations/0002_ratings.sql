ALTER TABLE "products" DROP CONSTRAINT "products_ratings_positive";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "discharge_w" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "charge_w" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pv_max_voc_v" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pv_max_current_a" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "panels_included_w" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ac_charge" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ac_charge_w" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "phases" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "parallel_units" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "idle_w" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "backup_box" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_ratings_not_negative" CHECK (least("products"."pv_input_w", "products"."panels_included_w", "products"."idle_w") >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_phases" CHECK ("products"."phases" in (1, 3));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_ratings_positive" CHECK (least("products"."continuous_w", "products"."surge_w", "products"."battery_wh", "products"."discharge_w", "products"."charge_w",
        "products"."pv_max_voc_v", "products"."pv_max_current_a", "products"."ac_charge_w", "products"."parallel_units") > 0);