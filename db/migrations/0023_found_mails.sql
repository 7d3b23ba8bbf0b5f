CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree (lower("to"));--> statement-breakpoint
CREATE INDEX "mail_outbox_reference" ON "mail_outbox" USING btree (("props"->>'reference'));