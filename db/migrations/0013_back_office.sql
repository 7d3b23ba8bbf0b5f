CREATE TABLE "post_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	"replaced_by" text DEFAULT '' NOT NULL,
	"post" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_images" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"focal_x" smallint DEFAULT 50 NOT NULL,
	"focal_y" smallint DEFAULT 50 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_images_focus" CHECK ("media_images"."focal_x" between 0 and 100 and "media_images"."focal_y" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "stored_files" ALTER COLUMN "sealed_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_versions_post" ON "post_versions" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "posts_counted" ON "posts" USING btree ("type","is_published");