ALTER TABLE "financing_applications" ADD COLUMN "quote_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "quote_id" integer;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financing_applications_quote_id" ON "financing_applications" USING btree ("quote_id") WHERE "financing_applications"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_quote_id" ON "leads" USING btree ("quote_id") WHERE "leads"."quote_id" is not null;