CREATE TABLE "post_html" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"renderer" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "html" jsonb;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "last_good" jsonb;--> statement-breakpoint
ALTER TABLE "post_html" ADD CONSTRAINT "post_html_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "site_settings" SET "last_good" = "value";
