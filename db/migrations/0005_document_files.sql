CREATE TABLE "financing_upload_parts" (
	"upload_id" text NOT NULL,
	"start" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "financing_upload_parts_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "financing_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"document_type" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "financing_uploads_one_of_each" UNIQUE("application_id","document_type"),
	CONSTRAINT "financing_uploads_received" CHECK ("financing_uploads"."received" between 0 and "financing_uploads"."size")
);
--> statement-breakpoint
ALTER TABLE "financing_upload_parts" ADD CONSTRAINT "financing_upload_parts_upload_id_financing_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."financing_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_uploads" ADD CONSTRAINT "financing_uploads_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financing_uploads_created_at" ON "financing_uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "financing_documents" ADD CONSTRAINT "financing_documents_stored_key_stored_files_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;