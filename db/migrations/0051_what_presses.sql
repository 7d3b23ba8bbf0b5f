ALTER TABLE "leads" ADD COLUMN "utc_offset" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "booked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "leads" SET "utc_offset" = 1 WHERE "country" = 'cm';--> statement-breakpoint
DROP INDEX "leads_urgent";--> statement-breakpoint
DROP INDEX "leads_status_urgent";--> statement-breakpoint
CREATE INDEX "leads_urgent" ON "leads" USING btree (least(9999999999999, coalesce(least(
  case when "status" = 'new' and "first_contact_at" is null and "kind" <> 'job_application'
    then (extract(epoch from ("answer_due_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint end,
  case when "status" in ('new', 'contacted', 'qualified', 'won')
    then ("next_step_on" - '1970-01-01'::date)::bigint * 86400000 + coalesce(left("next_step_time", 2)::bigint * 3600000 + right("next_step_time", 2)::bigint * 60000, 86400000) - "utc_offset" * 3600000 end,
  case when "status" in ('new', 'contacted', 'qualified', 'won') then (extract(epoch from ("booked_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint end),
  9999999999999 - (extract(epoch from ("created_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint)),"id");--> statement-breakpoint
CREATE INDEX "leads_status_urgent" ON "leads" USING btree ("status",least(9999999999999, coalesce(least(
  case when "status" = 'new' and "first_contact_at" is null and "kind" <> 'job_application'
    then (extract(epoch from ("answer_due_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint end,
  case when "status" in ('new', 'contacted', 'qualified', 'won')
    then ("next_step_on" - '1970-01-01'::date)::bigint * 86400000 + coalesce(left("next_step_time", 2)::bigint * 3600000 + right("next_step_time", 2)::bigint * 60000, 86400000) - "utc_offset" * 3600000 end,
  case when "status" in ('new', 'contacted', 'qualified', 'won') then (extract(epoch from ("booked_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint end),
  9999999999999 - (extract(epoch from ("created_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint)),"id");