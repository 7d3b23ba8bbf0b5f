CREATE TABLE "site_words" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_words_language_key_pk" PRIMARY KEY("language","key")
);
