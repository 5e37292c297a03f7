ALTER TABLE "game_items" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "game_items" AS "item" SET "is_offered" = false WHERE EXISTS (
  SELECT FROM "game_items" AS "other"
  WHERE "other"."game_id" = "item"."game_id" AND "other"."type" = "item"."type" AND "other"."item_id" < "item"."item_id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "game_items_offered_idx" ON "game_items" USING btree ("game_id","type") WHERE "game_items"."is_offered";--> statement-breakpoint
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
DROP VIEW "offers_of_games";
