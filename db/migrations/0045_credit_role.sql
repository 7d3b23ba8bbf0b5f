ALTER TABLE "staff" DROP CONSTRAINT "staff_role";--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_role";--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role" CHECK ("staff"."role" in ('admin', 'editor', 'author', 'sales', 'credit'));--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."role" in ('admin', 'editor', 'author', 'sales', 'credit'));--> statement-breakpoint
-- Until now `sales` decided on applications: who had it, or is invited to it, keeps that; from now on it is `credit` that does.
UPDATE "staff" SET "role" = 'credit' WHERE "role" = 'sales';--> statement-breakpoint
UPDATE "staff_invitations" SET "role" = 'credit' WHERE "role" = 'sales';
