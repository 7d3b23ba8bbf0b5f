CREATE TABLE "appliance_presets" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"segment" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"is_hidden" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_replaces_id_quotes_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_replaces" ON "quotes" USING btree ("replaces_id") WHERE "quotes"."replaces_id" is not null;