CREATE TABLE "lead_files" (
	"lead_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"stored_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_files_stored_key" UNIQUE("stored_key"),
	CONSTRAINT "lead_files_size" CHECK ("lead_files"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_stored_key_stored_files_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;