-- First what columns and indexes are made with.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The words of a text as they are compared: no accents, case, mark-up or punctuation, figures apart from letters.
-- Immutable although unaccent is not: its rules change with PostgreSQL only.
CREATE FUNCTION search_text(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    lower(unaccent('unaccent'::regdictionary, regexp_replace(left(source, 200000), '<[^>]*>|\]\([^)]*\)', ' ', 'g'))),
    '[^[:alnum:]]+', ' ', 'g'),
  '([0-9])(?=[[:alpha:]])|([[:alpha:]])(?=[0-9])', '\1\2 ', 'g');
--> statement-breakpoint
CREATE FUNCTION search_vector(language text, source text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector(
  CASE language WHEN 'fr' THEN 'french'::regconfig ELSE 'english'::regconfig END, search_text(source));
--> statement-breakpoint
CREATE FUNCTION search_heading(kind text, language text, title text, keywords text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(ARRAY[kind || '/' || language])
  || setweight(search_vector(language, title), 'A')
  || setweight(search_vector(language, keywords), 'B');
--> statement-breakpoint
CREATE FUNCTION search_document(kind text, language text, title text, keywords text, excerpt text, body text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_heading(kind, language, title, keywords)
  || setweight(search_vector(language, excerpt), 'C')
  || setweight(search_vector(language, body), 'D');
--> statement-breakpoint
-- The ids of the library's images whose addresses stand in a text, each once.
CREATE FUNCTION media_ids(source text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT found[1] FROM regexp_matches(source, '/media/([0-9a-f]{24})/', 'g') AS found);
--> statement-breakpoint
-- Then the tables, as drizzle-kit makes them.
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text,
	"label" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff_sign_in_failures" (
	"window_start" timestamp (3) with time zone NOT NULL,
	"account" text NOT NULL,
	"way" text NOT NULL,
	"network" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "staff_sign_in_failures_window_start_account_way_network_pk" PRIMARY KEY("window_start","account","way","network")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT true NOT NULL,
	"image" text,
	"role" text NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"one_time_until" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email" UNIQUE("email"),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('admin', 'editor', 'sales'))
);
--> statement-breakpoint
CREATE TABLE "staff_credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "staff_passkeys_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_sessions_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_changes" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "number_changes_measure" CHECK (measure in ('request', 'page', 'state', 'contact', 'application', 'ordered', 'applied', 'audit', 'appliance'))
);
--> statement-breakpoint
CREATE TABLE "number_totals" (
	"measure" text NOT NULL,
	"country" text NOT NULL,
	"day" date NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "number_totals_measure_country_day_pk" PRIMARY KEY("measure","country","day")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "product_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "product_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"features_en" text[] DEFAULT '{}' NOT NULL,
	"capacity" text DEFAULT '' NOT NULL,
	"battery_capacity" text DEFAULT '' NOT NULL,
	"use_case" text DEFAULT 'Residential / Commercial' NOT NULL,
	"system_type" text DEFAULT 'All-in-One' NOT NULL,
	"purchase_option" text DEFAULT 'Cash / Financing' NOT NULL,
	"manufacturer" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'Nigeria' NOT NULL,
	"category_id" integer DEFAULT 1 NOT NULL,
	"image_url" text,
	"prices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"continuous_w" integer,
	"surge_w" integer,
	"battery_wh" integer,
	"depth_of_discharge" double precision,
	"pv_input_w" integer,
	"specification" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"found_by" text GENERATED ALWAYS AS (search_text(name || ' ' || name_en || ' ' || manufacturer || ' ' || slug)) STORED NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_ratings_positive" CHECK (least("products"."continuous_w", "products"."surge_w", "products"."battery_wh", "products"."pv_input_w") > 0),
	CONSTRAINT "products_depth_of_discharge" CHECK ("products"."depth_of_discharge" > 0 and "products"."depth_of_discharge" <= 1)
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "closed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "closed_days_country_date" UNIQUE("country","date")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"setting_group" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"html" jsonb,
	"last_good" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "post_html" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"renderer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	"replaced_by" text DEFAULT '' NOT NULL,
	"post" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"type" text DEFAULT 'blog' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"excerpt_en" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"author_en" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"category_en" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"thumbnail_url" text,
	"video_url" text,
	"original_url" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_slug" UNIQUE("slug"),
	CONSTRAINT "posts_type" CHECK ("posts"."type" in ('news', 'blog')),
	CONSTRAINT "posts_slug_form" CHECK ("posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("posts"."slug") <= 200)
);
--> statement-breakpoint
CREATE TABLE "proven_solutions" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "proven_solutions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"sector" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"impact" text DEFAULT '' NOT NULL,
	"impact_en" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"location_en" text DEFAULT '' NOT NULL,
	"date" text DEFAULT '' NOT NULL,
	"beneficiaries" text DEFAULT '' NOT NULL,
	"beneficiaries_en" text DEFAULT '' NOT NULL,
	"capacity" text DEFAULT '' NOT NULL,
	"image_url" text,
	"video_url" text,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_title" text DEFAULT '' NOT NULL,
	"customer_title_en" text DEFAULT '' NOT NULL,
	"customer_quote" text DEFAULT '' NOT NULL,
	"customer_quote_en" text DEFAULT '' NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proven_solutions_sector" CHECK ("proven_solutions"."sector" in ('residential', 'healthcare', 'commercial', 'education', 'industrial', 'agriculture', 'government', 'community'))
);
--> statement-breakpoint
CREATE TABLE "financing_applications" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "financing_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text DEFAULT 'draft' NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"product" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"monthly_income" text,
	"employer_name" text,
	"email" text,
	"phone" text,
	"requested_documents" text[] DEFAULT '{}' NOT NULL,
	"access_key" text NOT NULL,
	"submit_hash" text,
	"fingerprint" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"first_approver_id" text,
	"first_approver_name" text,
	CONSTRAINT "financing_applications_submit_hash" UNIQUE("submit_hash"),
	CONSTRAINT "financing_applications_status" CHECK ("financing_applications"."status" in ('draft', 'submitted', 'in_review', 'more_info_needed', 'approved', 'declined', 'withdrawn')),
	CONSTRAINT "financing_applications_submitted_at" CHECK (("financing_applications"."status" = 'draft') = ("financing_applications"."submitted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "financing_documents" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "financing_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"stored_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "financing_documents_stored_key" UNIQUE("stored_key"),
	CONSTRAINT "financing_documents_one_of_each" UNIQUE("application_id","type"),
	CONSTRAINT "financing_documents_type" CHECK ("financing_documents"."type" in ('id_card_front', 'id_card_back', 'residency', 'bank_statements', 'employment')),
	CONSTRAINT "financing_documents_size" CHECK ("financing_documents"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "financing_status_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financing_timeline" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "financing_timeline_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"event" text NOT NULL,
	"status" text,
	"document_type" text,
	"note" text,
	CONSTRAINT "financing_timeline_event" CHECK ("financing_timeline"."event" in ('status', 'document_requested', 'document_received')),
	CONSTRAINT "financing_timeline_actor" CHECK ("financing_timeline"."actor" in ('applicant', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "financing_upload_parts" (
	"upload_id" text NOT NULL,
	"start" integer NOT NULL,
	"stored_key" text NOT NULL,
	CONSTRAINT "financing_upload_parts_upload_id_start_pk" PRIMARY KEY("upload_id","start"),
	CONSTRAINT "financing_upload_parts_stored_key" UNIQUE("stored_key")
);
--> statement-breakpoint
CREATE TABLE "financing_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"document_type" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "financing_uploads_one_of_each" UNIQUE("application_id","document_type"),
	CONSTRAINT "financing_uploads_received" CHECK ("financing_uploads"."received" between 0 and "financing_uploads"."size")
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"event" text NOT NULL,
	"said" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_files" (
	"lead_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"stored_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_files_stored_key" UNIQUE("stored_key"),
	CONSTRAINT "lead_files_size" CHECK ("lead_files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"payload" jsonb NOT NULL,
	"audit" jsonb,
	"source" text,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	"assignee_id" text,
	"next_step" text DEFAULT '' NOT NULL,
	"next_step_on" date,
	"first_contact_at" timestamp (3) with time zone,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"sought" text GENERATED ALWAYS AS (search_text("name" || ' ' || coalesce("email", '')) || ' ' || regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g')) STORED,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leads_kind_idempotency_key" UNIQUE("kind","idempotency_key"),
	CONSTRAINT "leads_kind" CHECK ("leads"."kind" in ('consultation', 'appointment', 'order', 'job_application', 'message')),
	CONSTRAINT "leads_reachable" CHECK ("leads"."email" is not null or "leads"."phone" is not null),
	CONSTRAINT "leads_status" CHECK ("leads"."status" in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "slot_bookings" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "slot_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"date" date NOT NULL,
	"slot" text NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "slot_bookings_lead_id" UNIQUE("lead_id"),
	CONSTRAINT "slot_bookings_place" UNIQUE("kind","country","date","slot","place"),
	CONSTRAINT "slot_bookings_kind" CHECK ("slot_bookings"."kind" in ('consultation', 'appointment')),
	CONSTRAINT "slot_bookings_place_positive" CHECK ("slot_bookings"."place" > 0)
);
--> statement-breakpoint
CREATE TABLE "mail_words" (
	"mail" text PRIMARY KEY NOT NULL,
	"words" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "media_images" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"focal_x" smallint DEFAULT 50 NOT NULL,
	"focal_y" smallint DEFAULT 50 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_images_focus" CHECK ("media_images"."focal_x" between 0 and 100 and "media_images"."focal_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"is_built_in" boolean DEFAULT false NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image_url" text,
	"sector" text,
	"prices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shown_from" timestamp (3) with time zone,
	"heading" "tsvector" GENERATED ALWAYS AS (search_heading(kind, language, title, keywords)) STORED,
	"document" "tsvector" GENERATED ALWAYS AS (search_document(kind, language, title, keywords, excerpt, body)) STORED,
	CONSTRAINT "search_entries_kind_key_language_is_built_in_pk" PRIMARY KEY("kind","key","language","is_built_in")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"fr_missing" text[] DEFAULT '{}' NOT NULL,
	"en_missing" text[] DEFAULT '{}' NOT NULL,
	"fr_said_at" timestamp with time zone DEFAULT now() NOT NULL,
	"en_said_at" timestamp with time zone DEFAULT now() NOT NULL,
	"change" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "translations_change_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_due" boolean GENERATED ALWAYS AS (fr_missing <> '{}' OR en_missing <> '{}' OR fr_said_at <> en_said_at) STORED NOT NULL,
	CONSTRAINT "translations_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"id" integer PRIMARY KEY NOT NULL,
	"verifier" text,
	CONSTRAINT "app_secrets_one" CHECK ("app_secrets"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"kept" boolean DEFAULT false NOT NULL,
	"sealed_key" text,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"given_up_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"template" text NOT NULL,
	"props" jsonb NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempt_id" uuid,
	"attempt_by" text,
	"attempt_until" timestamp with time zone,
	"last_error" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "mail_outbox_state" CHECK ("mail_outbox"."state" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_credentials" ADD CONSTRAINT "staff_credentials_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "post_html" ADD CONSTRAINT "post_html_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_first_approver_id_staff_id_fk" FOREIGN KEY ("first_approver_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "financing_documents" ADD CONSTRAINT "financing_documents_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "financing_documents" ADD CONSTRAINT "financing_documents_stored_key_stored_files_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "financing_status_links" ADD CONSTRAINT "financing_status_links_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "financing_timeline" ADD CONSTRAINT "financing_timeline_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "financing_upload_parts" ADD CONSTRAINT "financing_upload_parts_upload_id_financing_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."financing_uploads"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "financing_upload_parts" ADD CONSTRAINT "financing_upload_parts_stored_key_stored_files_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "financing_uploads" ADD CONSTRAINT "financing_uploads_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_stored_key_stored_files_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("kind","record_id","id");
--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("staff_id","id");
--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");
--> statement-breakpoint
CREATE INDEX "staff_credentials_user" ON "staff_credentials" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "staff_passkeys_user" ON "staff_passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "staff_second_factors_user" ON "staff_second_factors" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "staff_sessions_user" ON "staff_sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "staff_verifications_identifier" ON "staff_verifications" USING btree ("identifier");
--> statement-breakpoint
CREATE INDEX "products_category_id" ON "products" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ((search_text(name) collate "C"),"id");
--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ((coalesce((prices -> 'cm' ->> 'amount')::bigint, 0)),"id");
--> statement-breakpoint
CREATE INDEX "products_by_system_type" ON "products" USING btree ("system_type","id");
--> statement-breakpoint
CREATE INDEX "products_by_use_case" ON "products" USING btree ("use_case","id");
--> statement-breakpoint
CREATE INDEX "products_by_purchase_option" ON "products" USING btree ("purchase_option","id");
--> statement-breakpoint
CREATE INDEX "products_found_by" ON "products" USING gin (found_by gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_images" ON "products" USING gin (media_ids(coalesce("image_url", '')));
--> statement-breakpoint
CREATE INDEX "post_versions_post" ON "post_versions" USING btree ("post_id","id");
--> statement-breakpoint
CREATE INDEX "posts_counted" ON "posts" USING btree ("type","is_published");
--> statement-breakpoint
CREATE INDEX "posts_named" ON "posts" USING gin (("title" || ' ' || "title_en" || ' ' || "slug") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "posts_images" ON "posts" USING gin (media_ids("content" || "content_en" || coalesce("thumbnail_url", '')));
--> statement-breakpoint
CREATE INDEX "proven_solutions_images" ON "proven_solutions" USING gin (media_ids(coalesce("image_url", '')));
--> statement-breakpoint
CREATE INDEX "financing_applications_status" ON "financing_applications" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "financing_applications_newest" ON "financing_applications" USING btree ("submitted_at","id");
--> statement-breakpoint
CREATE INDEX "financing_status_links_application_id" ON "financing_status_links" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "financing_timeline_application_id" ON "financing_timeline" USING btree ("application_id","id");
--> statement-breakpoint
CREATE INDEX "financing_uploads_created_at" ON "financing_uploads" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "lead_events_lead_id" ON "lead_events" USING btree ("lead_id","id");
--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "leads_status_newest" ON "leads" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "leads_kind_newest" ON "leads" USING btree ("kind","created_at","id");
--> statement-breakpoint
CREATE INDEX "leads_assignee_newest" ON "leads" USING btree ("assignee_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "leads_phone_end" ON "leads" USING btree (right(regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g'), 8));
--> statement-breakpoint
CREATE INDEX "leads_sought" ON "leads" USING gin ("sought" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_entries_heading" ON "search_entries" USING gin ("heading") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "search_entries_document" ON "search_entries" USING gin ("document") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "search_words_spelling" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "translations_due" ON "translations" USING btree ("change") WHERE "translations"."is_due";
--> statement-breakpoint
CREATE INDEX "translations_due_kind" ON "translations" USING btree ("kind","change") WHERE "translations"."is_due";
--> statement-breakpoint
CREATE INDEX "stored_files_loose" ON "stored_files" USING btree ("created_at") WHERE not "stored_files"."kept";
--> statement-breakpoint
CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree (lower("to"));
--> statement-breakpoint
CREATE INDEX "mail_outbox_reference" ON "mail_outbox" USING btree (("props"->>'reference'));
--> statement-breakpoint
CREATE INDEX "mail_outbox_newest" ON "mail_outbox" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."state" = 'queued';
--> statement-breakpoint
CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."state" = 'failed';
--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");
--> statement-breakpoint
-- And what goes by triggers. The search: what is found, and the words that are known.
-- Two writers that learn the same words would wait for each other, in either order: they take turns (advisory-keys.ts).
CREATE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unknown text[];
BEGIN
  SELECT array_agg(DISTINCT read.word) INTO unknown
  FROM string_to_table(
    search_text(concat_ws(' ', NEW.title, NEW.keywords, NEW.excerpt, NEW.body)), ' ') AS read (word)
  WHERE read.word ~ '^[a-z]{3,30}$'
    AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.language = NEW.language AND known.word = read.word);
  IF unknown IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(7401006);
    INSERT INTO search_words (language, word) SELECT NEW.language, unnest(unknown) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER learn_search_words AFTER INSERT OR UPDATE ON search_entries
FOR EACH ROW EXECUTE FUNCTION learn_search_words();
--> statement-breakpoint
-- The first text that says something.
CREATE FUNCTION first_written(VARIADIC texts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  (SELECT written.text FROM unnest(texts) WITH ORDINALITY AS written (text, place)
   WHERE btrim(written.text) <> '' ORDER BY written.place LIMIT 1), '');
--> statement-breakpoint
CREATE FUNCTION index_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entries WHERE kind = 'product' AND key = OLD.id::text;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_entries (kind, key, language, title, excerpt, keywords, body, image_url, prices)
  SELECT 'product', NEW.id::text, said.language, first_written(said.name, said.other_name),
    first_written(said.description, said.other_description),
    concat_ws(' ', NEW.manufacturer, NEW.capacity, NEW.battery_capacity, NEW.system_type,
      (SELECT CASE said.language WHEN 'fr' THEN category.name ELSE category.name_en END
       FROM product_categories AS category WHERE category.id = NEW.category_id)),
    concat_ws(' ', said.other_name, array_to_string(said.features, ' '),
      (SELECT string_agg(coalesce(line.value ->> said.language, line.value #>> '{}'), ' ')
       FROM jsonb_each(NEW.specification) AS line)),
    NEW.image_url, NEW.prices
  FROM (VALUES
    ('fr', NEW.name, NEW.name_en, NEW.description, NEW.description_en, NEW.features),
    ('en', NEW.name_en, NEW.name, NEW.description_en, NEW.description, NEW.features_en)
  ) AS said (language, name, other_name, description, other_description, features);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_product AFTER INSERT OR UPDATE OR DELETE ON products
FOR EACH ROW EXECUTE FUNCTION index_product();
--> statement-breakpoint
CREATE FUNCTION index_products_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET category_id = category_id WHERE category_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_products_of_category AFTER UPDATE OF name, name_en ON product_categories
FOR EACH ROW EXECUTE FUNCTION index_products_of_category();
--> statement-breakpoint
CREATE FUNCTION index_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entries WHERE kind = 'article' AND key = OLD.slug AND NOT is_built_in;
  END IF;
  IF TG_OP = 'DELETE' OR NOT NEW.is_published THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_entries (kind, key, language, title, excerpt, keywords, body, image_url, shown_from)
  SELECT 'article', NEW.slug, said.language, first_written(said.title, said.other_title, said.untitled),
    first_written(said.excerpt, said.other_excerpt), first_written(said.category, said.other_category),
    concat_ws(' ', said.other_title, said.author, first_written(said.content, said.other_content)),
    NEW.thumbnail_url, coalesce(NEW.published_at, NEW.created_at)
  FROM (VALUES
    ('fr', 'Sans titre', NEW.title, NEW.title_en, NEW.excerpt, NEW.excerpt_en, NEW.category, NEW.category_en,
      NEW.author, NEW.content, NEW.content_en),
    ('en', 'Untitled', NEW.title_en, NEW.title, NEW.excerpt_en, NEW.excerpt, NEW.category_en, NEW.category,
      NEW.author_en, NEW.content_en, NEW.content)
  ) AS said (language, untitled, title, other_title, excerpt, other_excerpt, category, other_category, author,
    content, other_content);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_post AFTER INSERT OR UPDATE OR DELETE ON posts
FOR EACH ROW EXECUTE FUNCTION index_post();
--> statement-breakpoint
CREATE FUNCTION index_solution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entries WHERE kind = 'solution' AND key = OLD.id::text AND NOT is_built_in;
  END IF;
  IF TG_OP = 'DELETE' OR NOT NEW.is_published THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_entries (kind, key, language, title, excerpt, keywords, body, image_url, sector)
  SELECT 'solution', NEW.id::text, said.language, first_written(said.title, said.other_title),
    first_written(said.description, said.other_description),
    concat_ws(' ', first_written(said.location, said.other_location), NEW.capacity),
    concat_ws(' ', said.other_title, said.impact, said.beneficiaries, NEW.customer_name, said.quote),
    NEW.image_url, NEW.sector
  FROM (VALUES
    ('fr', NEW.title, NEW.title_en, NEW.description, NEW.description_en, NEW.location, NEW.location_en, NEW.impact,
      NEW.beneficiaries, NEW.customer_quote),
    ('en', NEW.title_en, NEW.title, NEW.description_en, NEW.description, NEW.location_en, NEW.location, NEW.impact_en,
      NEW.beneficiaries_en, NEW.customer_quote_en)
  ) AS said (language, title, other_title, description, other_description, location, other_location, impact,
    beneficiaries, quote);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_solution AFTER INSERT OR UPDATE OR DELETE ON proven_solutions
FOR EACH ROW EXECUTE FUNCTION index_solution();
--> statement-breakpoint
-- Nothing written, however it is kept: no text, no lines, nothing in any of the parts.
CREATE FUNCTION says_nothing(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE coalesce(jsonb_typeof(value), 'null')
    WHEN 'null' THEN true
    WHEN 'string' THEN btrim(value #>> '{}', E' \t\r\n\u00a0\u202f') = ''
    WHEN 'array' THEN NOT EXISTS (SELECT FROM jsonb_array_elements(value) AS part WHERE NOT says_nothing(part))
    WHEN 'object' THEN NOT EXISTS (SELECT FROM jsonb_each(value) AS part WHERE NOT says_nothing(part.value))
    ELSE false
  END;
END
$$;
--> statement-breakpoint
-- Every text that a record has in two languages, by its path: `name` beside `name_en` or `nameEn`, or `fr` beside `en`.
CREATE FUNCTION texts_in_both(source jsonb, path text DEFAULT NULL)
RETURNS TABLE (field text, fr jsonb, en jsonb) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  part record;
  twin text;
BEGIN
  IF jsonb_typeof(source) = 'array' THEN
    FOR part IN SELECT ordinality - 1 AS at, value FROM jsonb_array_elements(source) WITH ORDINALITY LOOP
      RETURN QUERY SELECT * FROM texts_in_both(part.value, concat_ws('.', path, part.at));
    END LOOP;
  ELSIF jsonb_typeof(source) = 'object' AND source <> '{}' AND source - 'fr' - 'en' = '{}' THEN
    RETURN QUERY SELECT path, source -> 'fr', source -> 'en';
  ELSIF jsonb_typeof(source) = 'object' THEN
    FOR part IN SELECT key, value FROM jsonb_each(source) LOOP
      twin := CASE WHEN source ? (part.key || '_en') THEN part.key || '_en'
                   WHEN source ? (part.key || 'En') THEN part.key || 'En' END;
      IF twin IS NOT NULL THEN
        RETURN QUERY SELECT concat_ws('.', path, part.key), part.value, source -> twin;
      ELSE
        RETURN QUERY SELECT * FROM texts_in_both(part.value, concat_ws('.', path, part.key));
      END IF;
    END LOOP;
  END IF;
END
$$;
--> statement-breakpoint
-- The texts of a record by language, and which are written in the other language only. `names` may stay as they are: those
-- of people and places, say.
CREATE FUNCTION languages_of(source jsonb, names text[],
  OUT fr jsonb, OUT en jsonb, OUT fr_missing text[], OUT en_missing text[])
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(jsonb_object_agg(field, its.fr), '{}'), coalesce(jsonb_object_agg(field, its.en), '{}'),
    coalesce(array_agg(field ORDER BY field) FILTER (WHERE says_nothing(its.fr) AND NOT says_nothing(its.en)), '{}'),
    coalesce(array_agg(field ORDER BY field) FILTER (WHERE says_nothing(its.en) AND NOT says_nothing(its.fr)), '{}')
  FROM texts_in_both(source) AS its
  WHERE field <> ALL (names) OR NOT (says_nothing(its.fr) OR says_nothing(its.en));
END;
--> statement-breakpoint
-- A trigger of every table with texts in two languages: note_translation(kind, column of the id, column of the title, names…).
-- What one language says anew makes the other older. A language that was behind, or lacked something, has then caught up.
CREATE FUNCTION note_translation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text[] := TG_ARGV[3:];
  source jsonb;
  key text;
  its record;
  was record;
  known translations;
BEGIN
  source := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  key := source ->> TG_ARGV[1];
  IF TG_OP = 'DELETE' THEN
    DELETE FROM translations WHERE kind = TG_ARGV[0] AND record_id = key;
    RETURN NULL;
  END IF;
  its := languages_of(source, names);
  INSERT INTO translations (kind, record_id) VALUES (TG_ARGV[0], key) ON CONFLICT DO NOTHING;
  SELECT * INTO known FROM translations WHERE kind = TG_ARGV[0] AND record_id = key FOR UPDATE;
  IF TG_OP = 'UPDATE' THEN
    was := languages_of(to_jsonb(OLD), names);
    IF its.fr <> was.fr AND its.en <> was.en THEN
      known.fr_said_at := now();
      known.en_said_at := now();
    ELSIF its.fr <> was.fr THEN
      known.fr_said_at := CASE WHEN known.en_said_at > known.fr_said_at OR known.fr_missing <> '{}'
        THEN greatest(known.en_said_at, known.fr_said_at) ELSE now() END;
    ELSIF its.en <> was.en THEN
      known.en_said_at := CASE WHEN known.fr_said_at > known.en_said_at OR known.en_missing <> '{}'
        THEN greatest(known.fr_said_at, known.en_said_at) ELSE now() END;
    END IF;
  END IF;
  UPDATE translations
  SET title = coalesce(source ->> TG_ARGV[2], ''), title_en = coalesce(source ->> (TG_ARGV[2] || '_en'), ''),
    fr_missing = its.fr_missing, en_missing = its.en_missing,
    fr_said_at = known.fr_said_at, en_said_at = known.en_said_at, change = DEFAULT
  WHERE kind = TG_ARGV[0] AND record_id = key;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_translation AFTER INSERT OR UPDATE OR DELETE ON posts
FOR EACH ROW EXECUTE FUNCTION note_translation('post', 'id', 'title', 'author');
--> statement-breakpoint
CREATE TRIGGER note_translation AFTER INSERT OR UPDATE OR DELETE ON products
FOR EACH ROW EXECUTE FUNCTION note_translation('product', 'id', 'name', 'name');
--> statement-breakpoint
CREATE TRIGGER note_translation AFTER INSERT OR UPDATE OR DELETE ON proven_solutions
FOR EACH ROW EXECUTE FUNCTION note_translation('solution', 'id', 'title', 'location');
--> statement-breakpoint
CREATE TRIGGER note_translation AFTER INSERT OR UPDATE OR DELETE ON site_settings
FOR EACH ROW EXECUTE FUNCTION note_translation('settings', 'setting_group', 'setting_group');
--> statement-breakpoint
-- The day of a moment on a country's calendar, as kernel/country.ts has the zones.
CREATE FUNCTION day_in(country text, moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (moment AT TIME ZONE CASE country WHEN 'bf' THEN 'Africa/Ouagadougou' ELSE 'Africa/Lagos' END)::date;
--> statement-breakpoint
-- Which page of the site an address is: one of a few names (measure.ts), so that nothing that was typed is counted.
CREATE FUNCTION page_of(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  path text := rtrim(split_part(split_part(source, '?', 1), '#', 1), '/');
BEGIN
  RETURN CASE
    WHEN coalesce(source, '') = '' THEN 'unknown'
    WHEN path = '' THEN 'home'
    WHEN path = '/smart-solar-plan' THEN 'audit'
    WHEN path IN ('/products', '/financing', '/eligibility', '/contact', '/faq', '/news', '/solutions', '/search')
      THEN substr(path, 2)
    WHEN path ~ '^/products/[^/]+$' THEN 'product'
    WHEN path ~ '^/news/[^/]+$' THEN 'article'
    WHEN path ~ '^/solutions/[^/]+$' THEN 'solution'
    ELSE 'other'
  END;
END
$$;
--> statement-breakpoint
-- What a request counts as, on the day it came. Spam is no request; who asks for a job waits for nobody who sells.
-- The bounds are those of contact-time.ts, in minutes.
CREATE FUNCTION numbers_of(lead leads) RETURNS TABLE (day date, country text, measure text, key text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT day_in(lead.country, lead.created_at), lead.country, its.measure, its.key
  FROM (VALUES
    ('request', lead.kind),
    ('page', page_of(lead.source)),
    ('state', CASE WHEN lead.kind = 'consultation' THEN substring(lead.payload ->> 'state' FROM '^[a-z-]+$') END),
    ('ordered', CASE WHEN lead.kind = 'order' THEN substring(lead.payload #>> '{order,productId}' FROM '^\d+$') END),
    ('contact', CASE WHEN lead.kind <> 'job_application' THEN width_bucket(
      extract(epoch FROM lead.first_contact_at - lead.created_at) / 60,
      ARRAY[15, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10080]::numeric[])::text END)
  ) AS its (measure, key)
  WHERE lead.status <> 'spam' AND its.key IS NOT NULL
$$;
--> statement-breakpoint
-- What an application counts as, on the day it was started: how far it came since, and its product once it is submitted.
CREATE FUNCTION numbers_of(application financing_applications)
RETURNS TABLE (day date, country text, measure text, key text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT day_in(application.country, application.created_at), application.country, its.measure, its.key
  FROM (VALUES
    ('application', 'started', true),
    ('application', 'submitted', application.submitted_at IS NOT NULL),
    ('application', 'approved', application.status = 'approved'),
    ('applied', substring(application.product ->> 'id' FROM '^\d+$'), application.submitted_at IS NOT NULL)
  ) AS its (measure, key, counts)
  WHERE its.counts AND its.key IS NOT NULL
$$;
--> statement-breakpoint
-- A trigger of the tables whose rows are counted. None on DELETE: what was counted stays counted (docs/decisions/0028).
CREATE FUNCTION count_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO number_changes (day, country, measure, key, count) SELECT *, 1 FROM numbers_of(NEW);
  ELSE
    INSERT INTO number_changes (day, country, measure, key, count)
    SELECT day, country, measure, key, sum(change)
    FROM (SELECT *, 1 AS change FROM numbers_of(NEW) UNION ALL SELECT *, -1 FROM numbers_of(OLD)) AS changed
    GROUP BY day, country, measure, key HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_numbers
AFTER INSERT OR UPDATE OF kind, status, country, payload, source, first_contact_at, created_at ON leads
FOR EACH ROW EXECUTE FUNCTION count_numbers();
--> statement-breakpoint
CREATE TRIGGER count_numbers
AFTER INSERT OR UPDATE OF status, country, product, submitted_at, created_at ON financing_applications
FOR EACH ROW EXECUTE FUNCTION count_numbers();
--> statement-breakpoint
CREATE FUNCTION add_counts(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(jsonb_object_agg(key, count), '{}')
  FROM (
    SELECT key, sum(value::bigint) AS count
    FROM (SELECT * FROM jsonb_each_text(one) UNION ALL SELECT * FROM jsonb_each_text(other)) AS together
    GROUP BY key HAVING sum(value::bigint) <> 0
  ) AS summed;
END;
--> statement-breakpoint
-- Adds changes to the totals of their day and of every day after it. One at a time (advisory-keys.ts): whoever finds another
-- at it leaves it to them. A plan that was made when nothing waited compares every change with every other: no nested loops.
-- And at most 100,000 changes at a time; the rest is the next one's.
CREATE FUNCTION fold_numbers() RETURNS void LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7401011) THEN
    RETURN;
  END IF;
  WITH taken AS (
    DELETE FROM number_changes AS waiting USING (SELECT ctid FROM number_changes LIMIT 100000) AS batch
    WHERE waiting.ctid = batch.ctid RETURNING waiting.*
  ),
  changed AS (
    SELECT measure, country, day, key, sum(count) AS count FROM taken GROUP BY measure, country, day, key
  ),
  changed_days AS (
    SELECT measure, country, day FROM changed
    UNION
    SELECT measure, country, later.day
    FROM (SELECT measure, country, min(day) AS first FROM changed GROUP BY measure, country) AS since
    JOIN number_totals AS later USING (measure, country)
    WHERE later.day > since.first
  ),
  running AS (
    SELECT measure, country, day, key, sum(count) OVER (PARTITION BY measure, country, key ORDER BY day) AS count
    FROM changed_days
    JOIN (SELECT DISTINCT measure, country, key FROM changed) AS keys USING (measure, country)
    LEFT JOIN changed USING (measure, country, day, key)
  )
  INSERT INTO number_totals (measure, country, day, counts)
  SELECT measure, country, day, add_counts(
    (SELECT counts FROM number_totals AS known
     WHERE known.measure = more.measure AND known.country = more.country AND known.day <= more.day
     ORDER BY known.day DESC LIMIT 1), more.counts)
  FROM (
    SELECT measure, country, day, jsonb_object_agg(key, count) AS counts FROM running
    WHERE count <> 0 GROUP BY measure, country, day
  ) AS more
  ON CONFLICT (measure, country, day) DO UPDATE SET counts = excluded.counts;
END
$$;
--> statement-breakpoint
-- The audit log takes new rows only; the retention job may remove entries older than a year, through the function below.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% takes new rows only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_append_only";
--> statement-breakpoint
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
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_delete" BEFORE DELETE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_unless_retention"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_delete_row" BEFORE DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_unless_retention"();
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_delete";
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_delete_row";
--> statement-breakpoint
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
