ALTER TABLE "financing_timeline" DROP CONSTRAINT "financing_timeline_event";--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "income_read" integer;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "income_read_by" text;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "income_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "financing_documents" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "financing_documents" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "financing_documents" ADD COLUMN "replaced_hash" text;--> statement-breakpoint
CREATE INDEX "financing_applications_decided" ON "financing_applications" USING btree ("decided_at") WHERE "financing_applications"."decided_at" is not null;--> statement-breakpoint
ALTER TABLE "financing_documents" ADD CONSTRAINT "financing_documents_fault" CHECK ("financing_documents"."fault" in ('locked', 'damaged', 'gone'));--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD CONSTRAINT "financing_timeline_event" CHECK ("financing_timeline"."event" in ('status', 'document_requested', 'document_received', 'first_approval', 'approval_taken_back', 'note', 'assignee', 'reached', 'no_answer', 'chat', 'reminded', 'income_read', 'phone_corrected', 'email_corrected'));--> statement-breakpoint
-- What was decided before is told by its timeline.
UPDATE "financing_applications" AS "application" SET "decided_at" = "decision"."at", "decided_by" = "decision"."staff_name"
FROM (
  SELECT DISTINCT ON ("application_id") "application_id", "status", "at", "staff_name" FROM "financing_timeline"
  WHERE "event" = 'status' ORDER BY "application_id", "id" DESC
) AS "decision"
WHERE "decision"."application_id" = "application"."id" AND "decision"."status" = "application"."status"
  AND "application"."status" IN ('approved', 'declined', 'withdrawn');
