CREATE TABLE "offer_code_batches" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"quest_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"size" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_code_batches_number_unique" UNIQUE("quest_id","number")
);
--> statement-breakpoint
ALTER TABLE "offer_codes" DROP CONSTRAINT "offer_codes_quest_id_quests_quest_id_fk";
--> statement-breakpoint
ALTER TABLE "offer_codes" ALTER COLUMN "gift_amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_codes" ALTER COLUMN "gift_currency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_codes" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "offer_codes" ADD CONSTRAINT "offer_codes_batch_id_offer_code_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."offer_code_batches"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_codes_batch_idx" ON "offer_codes" USING btree ("batch_id");--> statement-breakpoint
INSERT INTO "offer_code_batches" ("batch_id", "quest_id", "number", "size", "added_at") SELECT gen_random_uuid(), "quest_id", 1, count(*), now() FROM "offer_codes" GROUP BY "quest_id";--> statement-breakpoint
UPDATE "offer_codes" SET "batch_id" = "offer_code_batches"."batch_id" FROM "offer_code_batches" WHERE "offer_code_batches"."quest_id" = "offer_codes"."quest_id";
