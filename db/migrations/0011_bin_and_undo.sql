CREATE TABLE "binned" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "binned_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"label" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"staff_name" text NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "binned_record" UNIQUE("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "binned_parts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "binned_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"binned_id" integer NOT NULL,
	"part" text NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_import_rows" (
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"version" timestamp (3) with time zone NOT NULL,
	"before" jsonb,
	CONSTRAINT "product_import_rows_import_id_product_id_pk" PRIMARY KEY("import_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"staff_name" text NOT NULL,
	"file" text NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "binned_parts" ADD CONSTRAINT "binned_parts_binned_id_binned_id_fk" FOREIGN KEY ("binned_id") REFERENCES "public"."binned"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binned_deleted_at" ON "binned" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "binned_images" ON "binned" USING gin (media_ids(("record")::text));--> statement-breakpoint
CREATE INDEX "binned_parts_binned" ON "binned_parts" USING btree ("binned_id","part");