ALTER TABLE "takedowns" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "takedowns" ADD COLUMN "appealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "takedowns" ADD COLUMN "appeal_answer" text;--> statement-breakpoint
ALTER TABLE "takedowns" ADD COLUMN "appeal_answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "takedowns_appeals_idx" ON "takedowns" USING btree ("appealed_at") WHERE "takedowns"."appealed_at" is not null and "takedowns"."appeal_answered_at" is null and "takedowns"."lifted_at" is null;