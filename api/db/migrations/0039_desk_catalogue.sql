CREATE TABLE "offer_code_batches" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"quest_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"size" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_code_batches_number_unique" UNIQUE("quest_id","number")
);
--> statement-breakpoint
CREATE TABLE "game_reviews" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	"state" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"wished_at" timestamp with time zone,
	"decided_by" uuid,
	"publish_at" timestamp with time zone,
	"reason" text,
	"failure" text,
	CONSTRAINT "game_reviews_review_id_unique" UNIQUE("review_id")
);
--> statement-breakpoint
CREATE TABLE "staff_tokens" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "offer_codes" DROP CONSTRAINT "offer_codes_quest_id_quests_quest_id_fk";
--> statement-breakpoint
ALTER TABLE "offer_codes" ALTER COLUMN "gift_amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_codes" ALTER COLUMN "gift_currency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "is_reviewed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_items" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_codes" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "token_name" text;--> statement-breakpoint
ALTER TABLE "game_reviews" ADD CONSTRAINT "game_reviews_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_reviews" ADD CONSTRAINT "game_reviews_release_id_releases_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("release_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_reviews" ADD CONSTRAINT "game_reviews_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tokens" ADD CONSTRAINT "staff_tokens_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_reviews_state_idx" ON "game_reviews" USING btree ("state","publish_at");--> statement-breakpoint
CREATE INDEX "staff_tokens_user_idx" ON "staff_tokens" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "offer_codes" ADD CONSTRAINT "offer_codes_batch_id_offer_code_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."offer_code_batches"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "game_items" AS "item" SET "is_offered" = false WHERE EXISTS (
  SELECT FROM "game_items" AS "other"
  WHERE "other"."game_id" = "item"."game_id" AND "other"."type" = "item"."type" AND "other"."item_id" < "item"."item_id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "game_items_offered_idx" ON "game_items" USING btree ("game_id","type") WHERE "game_items"."is_offered";--> statement-breakpoint
CREATE INDEX "offer_codes_batch_idx" ON "offer_codes" USING btree ("batch_id");--> statement-breakpoint
CREATE TEMPORARY VIEW "offers_of_games" AS
SELECT "games"."game_id", jsonb_build_object(
  'paymentProvider', "games"."payment_provider",
  'offers', '{"FULL_VERSION": null, "PAID_GAME": null}'::jsonb || coalesce(jsonb_object_agg("item"."type", jsonb_build_object(
    'price', "item"."price",
    'discountedPrice', "item"."discounted_price",
    'currency', "item"."currency",
    'claim', CASE WHEN "item"."claim_starts_at" < "item"."claim_ends_at" THEN jsonb_build_object(
      'startsAt', to_char(date_trunc('minute', "item"."claim_starts_at" AT TIME ZONE 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'endsAt', to_char(date_trunc('minute', "item"."claim_ends_at" AT TIME ZONE 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) END
  )) FILTER (WHERE "item"."item_id" IS NOT NULL), '{}'::jsonb)
) AS "content"
FROM "games" LEFT JOIN "game_items" AS "item" ON "item"."game_id" = "games"."game_id" AND "item"."is_offered"
  AND "item"."price" > 0 AND coalesce("item"."discounted_price" < "item"."price", true)
GROUP BY "games"."game_id";--> statement-breakpoint
UPDATE "drafts" SET "content" = "drafts"."content" || "offers_of_games"."content"
FROM "offers_of_games" WHERE "kind" = 'game' AND "subject_id" = "game_id";--> statement-breakpoint
UPDATE "revisions" SET "content" = "revisions"."content" || "offers_of_games"."content"
FROM "offers_of_games" WHERE "kind" = 'game' AND "subject_id" = "game_id" AND "revisions"."content" IS NOT NULL;--> statement-breakpoint
DROP VIEW "offers_of_games";--> statement-breakpoint
INSERT INTO "offer_code_batches" ("batch_id", "quest_id", "number", "size", "added_at") SELECT gen_random_uuid(), "quest_id", 1, count(*), now() FROM "offer_codes" GROUP BY "quest_id";--> statement-breakpoint
UPDATE "offer_codes" SET "batch_id" = "offer_code_batches"."batch_id" FROM "offer_code_batches" WHERE "offer_code_batches"."quest_id" = "offer_codes"."quest_id";
