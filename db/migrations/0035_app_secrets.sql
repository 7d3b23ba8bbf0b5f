CREATE TABLE "app_secrets" (
	"id" integer PRIMARY KEY NOT NULL,
	"verifier" text,
	CONSTRAINT "app_secrets_one" CHECK ("app_secrets"."id" = 1)
);
