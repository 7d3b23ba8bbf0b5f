-- The audit log takes new rows only; the retention job may remove entries older than a year, through the function below.
DROP TRIGGER "audit_log_append_only" ON "audit_log";--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_append_only";--> statement-breakpoint
CREATE FUNCTION "refuse_unless_retention"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('site.retention', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION '% takes new rows only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_LEVEL = 'STATEMENT' THEN RETURN NULL; END IF;
  IF OLD.at > now() - interval '1 year' THEN
    RAISE EXCEPTION '% keeps its rows for a year', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_delete" BEFORE DELETE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_unless_retention"();--> statement-breakpoint
CREATE TRIGGER "audit_log_delete_row" BEFORE DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_unless_retention"();--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_delete";--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_delete_row";--> statement-breakpoint
CREATE FUNCTION "remove_old_audit_entries"("older_than" timestamptz, "most" integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE removed integer;
BEGIN
  -- Not a SET clause of the function: only a superuser may write one for a setting of our own.
  PERFORM set_config('site.retention', 'on', true);
  DELETE FROM audit_log WHERE id IN (
    SELECT id FROM audit_log WHERE at < "older_than" AND at < now() - interval '1 year' ORDER BY id LIMIT "most");
  GET DIAGNOSTICS removed = ROW_COUNT;
  PERFORM set_config('site.retention', 'off', true);
  RETURN removed;
END $$;
