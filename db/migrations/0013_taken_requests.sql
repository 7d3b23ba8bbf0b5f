ALTER TABLE "staff" ADD COLUMN "wants_morning_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "mail_language" text;--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "channel" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "given_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_channel" CHECK ("leads"."channel" in ('site', 'phone', 'shop', 'chat', 'mail', 'event', 'other'));--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_outcome" CHECK ("slot_bookings"."outcome" in ('held', 'no_show'));