ALTER TABLE "financing_timeline" DROP CONSTRAINT "financing_timeline_event";--> statement-breakpoint
ALTER TABLE "financing_documents" ADD COLUMN "seen_elsewhere" text;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD COLUMN "received_on" date;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD CONSTRAINT "financing_timeline_event" CHECK ("financing_timeline"."event" in ('status', 'document_requested', 'document_received', 'first_approval', 'approval_taken_back', 'note', 'assignee', 'reached', 'no_answer', 'chat', 'reminded', 'income_read', 'phone_corrected', 'email_corrected', 'down_payment_received', 'seen_elsewhere'));