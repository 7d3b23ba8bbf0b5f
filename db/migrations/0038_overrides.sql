ALTER TABLE "financing_applications" ADD COLUMN "overrides" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "financing_applications" AS "application" SET "overrides" = coalesce((
  SELECT jsonb_array_length("concerns") FROM "financing_timeline"
  WHERE "application_id" = "application"."id" AND "event" = 'status' AND "status" = 'approved' ORDER BY "id" DESC LIMIT 1
), 0) WHERE "application"."status" = 'approved';
