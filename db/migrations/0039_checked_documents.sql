ALTER TABLE "financing_documents" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "financing_documents" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "financing_documents" ADD COLUMN "taken_by" text;