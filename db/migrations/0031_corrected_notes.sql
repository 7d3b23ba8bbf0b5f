ALTER TABLE "financing_timeline" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD COLUMN "first_note" text;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD CONSTRAINT "financing_timeline_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;