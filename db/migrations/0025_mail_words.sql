CREATE TABLE "mail_words" (
	"mail" text PRIMARY KEY NOT NULL,
	"words" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone
);
