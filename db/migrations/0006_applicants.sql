ALTER TABLE "financing_applications" ADD COLUMN "full_name" text;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD COLUMN "income_period" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_income_period" CHECK ("financing_applications"."income_period" in ('month', 'year'));