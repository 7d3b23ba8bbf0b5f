DELETE FROM "financing_upload_parts";--> statement-breakpoint
DELETE FROM "financing_uploads";--> statement-breakpoint
ALTER TABLE "financing_upload_parts" DROP CONSTRAINT "financing_upload_parts_upload_id_financing_uploads_id_fk";
--> statement-breakpoint
ALTER TABLE "financing_upload_parts" ADD COLUMN "stored_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_upload_parts" ADD CONSTRAINT "financing_upload_parts_stored_key_stored_files_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_upload_parts" ADD CONSTRAINT "financing_upload_parts_upload_id_financing_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."financing_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_upload_parts" DROP COLUMN "sealed";--> statement-breakpoint
ALTER TABLE "financing_uploads" DROP COLUMN "sealed_key";--> statement-breakpoint
ALTER TABLE "financing_upload_parts" ADD CONSTRAINT "financing_upload_parts_stored_key" UNIQUE("stored_key");