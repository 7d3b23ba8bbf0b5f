ALTER TABLE "financing_applications" ADD COLUMN "submit_hash" text;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_submit_hash" UNIQUE("submit_hash");