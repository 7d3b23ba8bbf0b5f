ALTER TABLE "financing_timeline" DROP CONSTRAINT "financing_timeline_event";--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "financing_documents" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "financing_documents" ADD COLUMN "opened_by" text;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD COLUMN "staff_name" text;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD COLUMN "staff_note" text;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD COLUMN "concerns" jsonb;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD CONSTRAINT "financing_timeline_event" CHECK ("financing_timeline"."event" in ('status', 'document_requested', 'document_received', 'first_approval', 'note', 'assignee'));--> statement-breakpoint
-- Who opened which document stands in the audit log.
UPDATE "financing_documents" SET "opened_at" = "opened"."at", "opened_by" = "opened"."staff_name" FROM (SELECT DISTINCT ON ("after"->>'documentId') "after"->>'documentId' AS "document_id", "at", "staff_name" FROM "audit_log" WHERE "action" = 'application.document' ORDER BY "after"->>'documentId', "at") "opened" WHERE "opened"."document_id" = "financing_documents"."id"::text;
