ALTER TABLE "mail_outbox" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "attempt_by" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "attempt_until" timestamp with time zone;--> statement-breakpoint
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN DELETE FROM pgboss.job WHERE name = 'mail'; END IF;
END $$;
