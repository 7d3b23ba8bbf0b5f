ALTER TABLE "leads" DROP CONSTRAINT "leads_kind";--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_reachable" CHECK ("leads"."email" is not null or "leads"."phone" is not null);--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_kind" CHECK ("leads"."kind" in ('consultation', 'appointment', 'order', 'job_application', 'message'));