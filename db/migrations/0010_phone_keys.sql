ALTER TABLE "financing_timeline" DROP CONSTRAINT "financing_timeline_event";--> statement-breakpoint
DROP INDEX "leads_phone_end";--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone_key" text;--> statement-breakpoint
CREATE INDEX "financing_applications_email" ON "financing_applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "financing_applications_phone_key" ON "financing_applications" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "financing_applications_phone_unread" ON "financing_applications" USING btree ("id") WHERE "financing_applications"."phone" is not null and "financing_applications"."phone_key" is null;--> statement-breakpoint
CREATE INDEX "leads_phone_key" ON "leads" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "leads_phone_unread" ON "leads" USING btree ("id") WHERE "leads"."phone" is not null and "leads"."phone_key" is null;--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD CONSTRAINT "financing_timeline_event" CHECK ("financing_timeline"."event" in ('status', 'document_requested', 'document_received', 'first_approval', 'note', 'assignee', 'reached', 'no_answer', 'chat'));