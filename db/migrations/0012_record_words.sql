CREATE TABLE "known_words" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_words" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "record_words_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
DROP INDEX "leads_sought";--> statement-breakpoint
CREATE INDEX "known_words_sound" ON "known_words" USING btree ("sound" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "known_words_spelling" ON "known_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "record_words_newest" ON "record_words" USING btree ("at","record_id");--> statement-breakpoint
CREATE INDEX "record_words_words" ON "record_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
-- How a word sounds, as people in Nigeria and Burkina Faso write names: `chukuemeka` is Chukwuemeka, Mohamed is Muhammad, Savadogo is
-- Sawadogo, Jallow is Diallo. Consonants that sound alike are one, doubled ones too, vowels say only that a word begins with one.
CREATE FUNCTION search_sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  rule text[];
BEGIN
  FOREACH rule SLICE 1 IN ARRAY ARRAY[
    ['([a-z])\1+', '\1'],
    ['ph', 'f'], ['t?ch|sh', 'S'], ['h', ''],
    ['gu(?=[eiy])', 'G'], ['dj|di(?=[aeou])|g(?=[eiy])|j', 'J'], ['g', 'G'],
    ['qu?|ck|k|c(?![eiy])', 'K'], ['c|z', 's'], ['x', 'Ks'],
    ['ou(?=[aei])|^u(?=[aei])|[vw](?=[aeiouy])', 'W'], ['([bdfklmnpqrstJKSG])W', '\1'], ['[vw]', ''],
    ['n(?=[bp])', 'm'],
    ['^[aeiouy]', 'A'], ['[aeiouy]', '']
  ] LOOP
    word := regexp_replace(word, rule[1], rule[2], 'g');
  END LOOP;
  RETURN word;
END
$$;
--> statement-breakpoint
-- The words of a text, and of a phone its digits from the first to the fourth on (whoever leaves out the country's code finds it)
-- and backwards (its last digits).
CREATE FUNCTION record_vector(source text, phone text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(
  SELECT DISTINCT left(said.word, 40) FROM string_to_table(search_text(source), ' ') AS said (word) WHERE said.word <> ''
) || (
  SELECT CASE WHEN length(digits) < 6 THEN '{}'::text[] ELSE
    ARRAY[digits, substr(digits, 2), substr(digits, 3), substr(digits, 4), 'r' || reverse(digits)] END
  FROM ltrim(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), '0') AS digits
));
--> statement-breakpoint
-- Every text in a JSON value.
CREATE FUNCTION texts_of(source jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(found.value #>> '{}', ' ')
  FROM jsonb_path_query(source, 'strict $.**') AS found (value)
  WHERE jsonb_typeof(found.value) = 'string'
);
--> statement-breakpoint
CREATE FUNCTION learn_words(which_kind text, which integer[]) RETURNS void LANGUAGE sql AS $$
  WITH said AS MATERIALIZED (
    SELECT DISTINCT said.word FROM record_words AS record, unnest(tsvector_to_array(record.words)) AS said (word)
    WHERE record.kind = which_kind AND record.record_id = ANY (which)
  )
  INSERT INTO known_words (word, sound)
  SELECT word, search_sound(word) FROM said
  WHERE word ~ '^[a-z]{3,30}$' AND NOT EXISTS (SELECT FROM known_words AS known WHERE known.word = said.word)
  ORDER BY word
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Forgets those of these words that no record has any more: an erased person leaves none.
CREATE FUNCTION forget_words(gone text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM known_words AS known
  WHERE known.word = ANY (gone)
    AND NOT EXISTS (SELECT FROM record_words AS record WHERE record.words @@ quote_literal(known.word)::tsquery)
$$;
--> statement-breakpoint
-- The words of records that are gone, or of before a change: none of them is known for longer than a record has it.
CREATE FUNCTION words_of(which_kind text, which integer[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(DISTINCT said.word) FROM record_words AS record, unnest(tsvector_to_array(record.words)) AS said (word)
  WHERE record.kind = which_kind AND record.record_id = ANY (which) AND said.word ~ '^[a-z]{3,30}$'
$$;
--> statement-breakpoint
CREATE FUNCTION index_leads(which integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO record_words (kind, record_id, at, words)
  SELECT 'lead', lead.id, lead.created_at, record_vector(
    concat_ws(' ', lead.name, lead.email, lead.next_step, texts_of(lead.payload), product.name, product.name_en,
      quote.system ->> 'name', quote.system ->> 'nameEn', 'QUO ' || lpad(quote.id::text, 6, '0'), (
        SELECT string_agg(event.said, ' ') FROM lead_events AS event
        WHERE event.lead_id = lead.id AND event.event IN ('note', 'next_step', 'step_done'))),
    coalesce(lead.phone_key, lead.phone))
  FROM leads AS lead
  LEFT JOIN quotes AS quote ON quote.id = lead.quote_id
  LEFT JOIN products AS product ON product.id = substring(lead.source from '^/products/([0-9]{1,9})$')::integer
  WHERE lead.id = ANY (which)
  ON CONFLICT (kind, record_id) DO UPDATE SET words = excluded.words, at = excluded.at
  WHERE (record_words.words, record_words.at) IS DISTINCT FROM (excluded.words, excluded.at);
$$;
--> statement-breakpoint
-- Of applications that were sent in: nobody searches a draft.
CREATE FUNCTION index_applications(which integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO record_words (kind, record_id, at, words)
  SELECT 'application', application.id, application.submitted_at, record_vector(
    concat_ws(' ', application.full_name, application.email, application.employer_name,
      application.product ->> 'name', application.product ->> 'nameEn', 'QUO ' || lpad(application.quote_id::text, 6, '0'), (
        SELECT string_agg(concat_ws(' ', entry.note, entry.staff_note), ' ') FROM financing_timeline AS entry
        WHERE entry.application_id = application.id)),
    coalesce(application.phone_key, application.phone))
  FROM financing_applications AS application
  WHERE application.id = ANY (which) AND application.submitted_at IS NOT NULL
  ON CONFLICT (kind, record_id) DO UPDATE SET words = excluded.words, at = excluded.at
  WHERE (record_words.words, record_words.at) IS DISTINCT FROM (excluded.words, excluded.at);
$$;
--> statement-breakpoint
-- Of statements on requests or applications (`TG_ARGV`: which kind), with what each changed in `changed`, and in `was` before it.
CREATE FUNCTION index_records() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  which_kind text := TG_ARGV[0];
  which integer[];
  before text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    which := ARRAY(SELECT id FROM changed);
  ELSIF TG_OP = 'DELETE' THEN
    which := ARRAY(SELECT id FROM changed);
    before := words_of(which_kind, which);
    DELETE FROM record_words WHERE kind = which_kind AND record_id = ANY (which);
    PERFORM forget_words(before);
    RETURN NULL;
  ELSIF which_kind = 'lead' THEN
    which := ARRAY(SELECT changed.id FROM changed JOIN was USING (id)
      WHERE to_jsonb(changed) - '{status,assignee_id,first_contact_at,updated_at}'::text[]
        IS DISTINCT FROM to_jsonb(was) - '{status,assignee_id,first_contact_at,updated_at}'::text[]);
    before := words_of(which_kind, which);
  ELSE
    which := ARRAY(SELECT changed.id FROM changed JOIN was USING (id)
      WHERE to_jsonb(changed) - '{status,assignee_id,opened_at,reminded_at,updated_at}'::text[]
        IS DISTINCT FROM to_jsonb(was) - '{status,assignee_id,opened_at,reminded_at,updated_at}'::text[]);
    before := words_of(which_kind, which);
  END IF;
  IF which = '{}' THEN
    RETURN NULL;
  END IF;
  IF which_kind = 'lead' THEN
    PERFORM index_leads(which);
  ELSE
    PERFORM index_applications(which);
  END IF;
  PERFORM learn_words(which_kind, which);
  PERFORM forget_words(before);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What is added to a timeline is searched with its record.
CREATE FUNCTION index_timelines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  which integer[];
BEGIN
  IF TG_ARGV[0] = 'lead' THEN
    which := ARRAY(SELECT DISTINCT lead_id FROM changed WHERE event IN ('note', 'next_step', 'step_done'));
    PERFORM index_leads(which);
  ELSE
    which := ARRAY(SELECT DISTINCT application_id FROM changed WHERE note IS NOT NULL OR staff_note IS NOT NULL);
    PERFORM index_applications(which);
  END IF;
  PERFORM learn_words(TG_ARGV[0], which);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_leads_on_insert AFTER INSERT ON leads
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_records('lead');
--> statement-breakpoint
CREATE TRIGGER index_leads_on_update AFTER UPDATE ON leads
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_records('lead');
--> statement-breakpoint
CREATE TRIGGER index_leads_on_delete AFTER DELETE ON leads
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_records('lead');
--> statement-breakpoint
CREATE TRIGGER index_applications_on_insert AFTER INSERT ON financing_applications
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_records('application');
--> statement-breakpoint
CREATE TRIGGER index_applications_on_update AFTER UPDATE ON financing_applications
REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_records('application');
--> statement-breakpoint
CREATE TRIGGER index_applications_on_delete AFTER DELETE ON financing_applications
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_records('application');
--> statement-breakpoint
CREATE TRIGGER index_leads_on_event AFTER INSERT ON lead_events
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_timelines('lead');
--> statement-breakpoint
CREATE TRIGGER index_applications_on_event AFTER INSERT ON financing_timeline
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_timelines('application');
--> statement-breakpoint
SELECT index_leads(ARRAY(SELECT id FROM leads));
--> statement-breakpoint
SELECT index_applications(ARRAY(SELECT id FROM financing_applications));
--> statement-breakpoint
SELECT learn_words(kind, array_agg(record_id)) FROM record_words GROUP BY kind;
