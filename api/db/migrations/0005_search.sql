CREATE TABLE "challenge_names" (
	"challenge_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "challenge_names_challenge_id_locale_pk" PRIMARY KEY("challenge_id","locale")
);
--> statement-breakpoint
CREATE TABLE "challenge_statistics" (
	"challenge_id" uuid PRIMARY KEY NOT NULL,
	"players" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_search" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"names" text NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_names" (
	"studio_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"games" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_names" (
	"tag_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"games" integer NOT NULL,
	CONSTRAINT "tag_names_tag_id_locale_pk" PRIMARY KEY("tag_id","locale")
);
--> statement-breakpoint
DROP INDEX "game_statistics_plays_idx";--> statement-breakpoint
DROP INDEX "games_release_idx";--> statement-breakpoint
DROP INDEX "challenges_created_idx";--> statement-breakpoint
DROP INDEX "challenges_ends_idx";--> statement-breakpoint
ALTER TABLE "game_statistics" ADD COLUMN "rating_score" double precision GENERATED ALWAYS AS ((rating_sum + 35.0) / (rating_count + 10)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_bests" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "challenge_names" ADD CONSTRAINT "challenge_names_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_statistics" ADD CONSTRAINT "challenge_statistics_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_search" ADD CONSTRAINT "game_search_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_names" ADD CONSTRAINT "studio_names_studio_id_studios_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("studio_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_names" ADD CONSTRAINT "tag_names_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_names_name_idx" ON "challenge_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "challenge_statistics_players_idx" ON "challenge_statistics" USING btree ("players" DESC NULLS FIRST,"challenge_id");--> statement-breakpoint
CREATE INDEX "game_search_document_idx" ON "game_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "game_search_names_idx" ON "game_search" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "game_search_title_idx" ON "game_search" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "studio_names_name_idx" ON "studio_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tag_names_name_idx" ON "tag_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "game_statistics_popular_idx" ON "game_statistics" USING btree ("total_plays" DESC NULLS FIRST,"game_id");--> statement-breakpoint
CREATE INDEX "game_statistics_time_idx" ON "game_statistics" USING btree ("total_time_ms" DESC NULLS FIRST,"game_id");--> statement-breakpoint
CREATE INDEX "game_statistics_rating_idx" ON "game_statistics" USING btree ("rating_score" DESC NULLS FIRST,"game_id");--> statement-breakpoint
CREATE INDEX "games_released_idx" ON "games" USING btree ("release_date" DESC NULLS FIRST,"game_id") WHERE "games"."is_published";--> statement-breakpoint
CREATE INDEX "games_filter_idx" ON "games" USING btree ("game_id","platforms","multiplayer","studio_id","release_date") WHERE "games"."is_published";--> statement-breakpoint
CREATE INDEX "challenges_track_idx" ON "challenges" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "challenges_newest_idx" ON "challenges" USING btree ("created_at" DESC NULLS FIRST,"challenge_id");--> statement-breakpoint
CREATE INDEX "challenges_ending_idx" ON "challenges" USING btree ("ends_at","created_at" DESC NULLS FIRST,"challenge_id");--> statement-breakpoint
CREATE INDEX "personal_bests_country_idx" ON "personal_bests" USING btree ("challenge_id","country_code","rank_key","achieved_at","score_id") WHERE "personal_bests"."is_ranked";