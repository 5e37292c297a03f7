ALTER TABLE "scores" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "scores_held_idx" ON "scores" USING btree ("held_at") WHERE "scores"."held_at" is not null;