ALTER TABLE "media_images" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE INDEX "media_images_fingerprint" ON "media_images" USING btree ("fingerprint");