ALTER TABLE "leads" ADD COLUMN "amount" bigint;--> statement-breakpoint
-- What an order costs as it was priced, what another request costs by its quote.
UPDATE "leads" SET "amount" = coalesce(("payload"->'total'->>'amount')::bigint, (SELECT ("quotes"."system"->>'totalPrice')::bigint FROM "quotes" WHERE "quotes"."id" = "leads"."quote_id")) WHERE "payload" ? 'total' OR "quote_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree (coalesce("next_step_on", 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "leads_amount" ON "leads" USING btree ("country",coalesce("amount", -1),"id");