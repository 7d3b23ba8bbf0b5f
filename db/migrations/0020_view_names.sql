-- A saved view is named by staff, sometimes after a person: an erasure takes such names out of the log, through the function below
-- alone, and nothing else of an entry.
CREATE FUNCTION "refuse_unless_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE named constant text[] := '{label,before,after}';
BEGIN
  IF current_setting('site.erasure', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION '% takes new rows only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_LEVEL = 'STATEMENT' THEN RETURN NULL; END IF;
  IF OLD.kind <> 'view' OR to_jsonb(OLD) - named IS DISTINCT FROM to_jsonb(NEW) - named THEN
    RAISE EXCEPTION '% keeps what was done', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "audit_log_append_only" ON "audit_log";
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_update" BEFORE UPDATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_unless_erasure"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_update_row" BEFORE UPDATE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_unless_erasure"();
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_append_only";
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_update";
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_update_row";
--> statement-breakpoint
CREATE FUNCTION "redact_view_names"("entries" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('site.erasure', 'on', true);
  UPDATE audit_log SET label = '', before = before - 'name', after = after - 'name' WHERE id = ANY("entries");
  PERFORM set_config('site.erasure', 'off', true);
END $$;
