ALTER TABLE "studios" ADD COLUMN "description" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "picture_game_id" uuid;--> statement-breakpoint
ALTER TABLE "global_settings" ADD COLUMN "environment_site" jsonb;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "studios" ADD CONSTRAINT "studios_picture_game_id_games_game_id_fk" FOREIGN KEY ("picture_game_id") REFERENCES "public"."games"("game_id") ON DELETE set null ON UPDATE no action;