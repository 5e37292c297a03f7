ALTER TABLE "quests" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "player_quests_quest_idx" ON "player_quests" USING btree ("quest_id");