ALTER TABLE "financing_applications" DROP CONSTRAINT "financing_applications_country";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_country";--> statement-breakpoint
ALTER TABLE "closed_days" DROP CONSTRAINT "closed_days_country";