ALTER TABLE "staff" DROP CONSTRAINT "staff_role";--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_role";--> statement-breakpoint
ALTER TABLE "media_images" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE INDEX "media_images_fingerprint" ON "media_images" USING btree ("fingerprint");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role" CHECK ("staff"."role" in ('admin', 'editor', 'author', 'sales', 'seller'));--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."role" in ('admin', 'editor', 'author', 'sales', 'seller'));