DROP INDEX "leads_urgent";--> statement-breakpoint
DROP INDEX "leads_status_urgent";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answer_due_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever asked before it was kept was promised an answer within 24 hours; nobody searches for that.
ALTER TABLE "leads" DISABLE TRIGGER index_leads_on_update;--> statement-breakpoint
UPDATE "leads" SET "answer_due_at" = "created_at" + interval '24 hours';--> statement-breakpoint
ALTER TABLE "leads" ENABLE TRIGGER index_leads_on_update;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "answer_due_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_urgent" ON "leads" USING btree (least(9999999999999, coalesce(least(
  case when "status" = 'new' and "first_contact_at" is null and "kind" <> 'job_application'
    then (extract(epoch from ("answer_due_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint end,
  case when "status" in ('new', 'contacted', 'qualified')
    then ("next_step_on" - '1970-01-01'::date + 1)::bigint * 86400000 end),
  9999999999999 - (extract(epoch from ("created_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint)),"id");--> statement-breakpoint
CREATE INDEX "leads_status_urgent" ON "leads" USING btree ("status",least(9999999999999, coalesce(least(
  case when "status" = 'new' and "first_contact_at" is null and "kind" <> 'job_application'
    then (extract(epoch from ("answer_due_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint end,
  case when "status" in ('new', 'contacted', 'qualified')
    then ("next_step_on" - '1970-01-01'::date + 1)::bigint * 86400000 end),
  9999999999999 - (extract(epoch from ("created_at" - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint)),"id");--> statement-breakpoint
-- As before, and what is corrected in a timeline as well: what it said is found no more.
CREATE OR REPLACE FUNCTION index_timelines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  which integer[];
  before text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    which := ARRAY(SELECT DISTINCT changed.lead_id FROM changed JOIN was USING (id) WHERE changed.said IS DISTINCT FROM was.said);
    before := words_of('lead', which);
    PERFORM index_leads(which);
  ELSIF TG_ARGV[0] = 'lead' THEN
    which := ARRAY(SELECT DISTINCT lead_id FROM changed WHERE event IN ('note', 'next_step', 'step_done'));
    PERFORM index_leads(which);
  ELSE
    which := ARRAY(SELECT DISTINCT application_id FROM changed WHERE note IS NOT NULL OR staff_note IS NOT NULL);
    PERFORM index_applications(which);
  END IF;
  PERFORM learn_words(TG_ARGV[0], which);
  PERFORM forget_words(before);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_leads_on_correction AFTER UPDATE ON lead_events
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_timelines('lead');
