CREATE TABLE "game_art" (
	"game_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	CONSTRAINT "game_art_game_id_name_pk" PRIMARY KEY("game_id","name")
);
--> statement-breakpoint
CREATE TABLE "game_statistics" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"total_plays" integer DEFAULT 0 NOT NULL,
	"total_time_ms" bigint DEFAULT 0 NOT NULL,
	"unique_players" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_tags" (
	"game_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "game_tags_game_id_tag_id_pk" PRIMARY KEY("game_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"short_id" text NOT NULL,
	"slug" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"mangled_title" text NOT NULL,
	"short_description" jsonb NOT NULL,
	"long_description" jsonb NOT NULL,
	"platforms" text[] NOT NULL,
	"multiplayer" boolean DEFAULT false NOT NULL,
	"studio_id" uuid NOT NULL,
	"age_rating" text DEFAULT 'NOT_SET' NOT NULL,
	"key_color" text,
	"entry" text NOT NULL,
	"modes" jsonb NOT NULL,
	"control_groups" jsonb NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"release_date" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_short_id_unique" UNIQUE("short_id"),
	CONSTRAINT "games_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "studios" (
	"studio_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"tag_id" uuid PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"title" jsonb NOT NULL,
	"display_order" integer NOT NULL,
	"icon" text,
	"parent_tag_id" uuid,
	CONSTRAINT "tags_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "tracks" (
	"track_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"is_public" boolean NOT NULL,
	"release" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"configuration_id" uuid PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "configurations_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "feed_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"game_id" uuid,
	"challenge_id" uuid,
	"tag_id" uuid,
	"custom_type" text,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"feed_id" uuid PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"type" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "feeds_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"section_id" uuid PRIMARY KEY NOT NULL,
	"configuration_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"section_type" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"feed_id" uuid,
	"visible_for" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"account_key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text,
	"display_username" text,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"description" text,
	"birthdate" date,
	"country_code" text,
	"default_region" text,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"challenge_id" uuid PRIMARY KEY NOT NULL,
	"short_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"game_id" uuid NOT NULL,
	"track_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"mangled_name" text NOT NULL,
	"short_description" jsonb,
	"long_description" jsonb,
	"criteria" text NOT NULL,
	"type" text NOT NULL,
	"mode" text NOT NULL,
	"seed" bigint NOT NULL,
	"art" text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"is_monthly" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenges_short_id_unique" UNIQUE("short_id")
);
--> statement-breakpoint
CREATE TABLE "personal_bests" (
	"challenge_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"score_id" uuid NOT NULL,
	"score" bigint NOT NULL,
	"rank_key" bigint NOT NULL,
	"achieved_at" timestamp with time zone NOT NULL,
	"is_ranked" boolean NOT NULL,
	CONSTRAINT "personal_bests_challenge_id_user_id_pk" PRIMARY KEY("challenge_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"play_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"track_id" uuid NOT NULL,
	"challenge_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"score_id" uuid PRIMARY KEY NOT NULL,
	"challenge_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"play_id" uuid,
	"score" bigint NOT NULL,
	"achieved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scores_not_negative" CHECK ("scores"."score" >= 0)
);
--> statement-breakpoint
ALTER TABLE "game_art" ADD CONSTRAINT "game_art_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_statistics" ADD CONSTRAINT "game_statistics_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tags" ADD CONSTRAINT "game_tags_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tags" ADD CONSTRAINT "game_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_studio_id_studios_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("studio_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_parent_tag_id_tags_tag_id_fk" FOREIGN KEY ("parent_tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_feed_id_feeds_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("feed_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_configuration_id_configurations_configuration_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."configurations"("configuration_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_feed_id_feeds_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("feed_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_track_id_tracks_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("track_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_bests" ADD CONSTRAINT "personal_bests_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_bests" ADD CONSTRAINT "personal_bests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_track_id_tracks_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("track_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_play_id_plays_play_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."plays"("play_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_statistics_plays_idx" ON "game_statistics" USING btree ("total_plays");--> statement-breakpoint
CREATE INDEX "game_tags_tag_idx" ON "game_tags" USING btree ("tag_id","game_id");--> statement-breakpoint
CREATE INDEX "games_studio_idx" ON "games" USING btree ("studio_id");--> statement-breakpoint
CREATE INDEX "games_release_idx" ON "games" USING btree ("release_date");--> statement-breakpoint
CREATE INDEX "tracks_game_idx" ON "tracks" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "feed_entries_feed_idx" ON "feed_entries" USING btree ("feed_id","position");--> statement-breakpoint
CREATE INDEX "feed_entries_challenge_idx" ON "feed_entries" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "sections_configuration_idx" ON "sections" USING btree ("configuration_id","position");--> statement-breakpoint
CREATE INDEX "account_user_idx" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_idx" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "challenges_game_idx" ON "challenges" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "challenges_created_idx" ON "challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "challenges_ends_idx" ON "challenges" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "personal_bests_rank_idx" ON "personal_bests" USING btree ("challenge_id","rank_key","achieved_at","score_id") WHERE "personal_bests"."is_ranked";--> statement-breakpoint
CREATE INDEX "personal_bests_user_idx" ON "personal_bests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plays_user_game_idx" ON "plays" USING btree ("user_id","game_id","started_at");--> statement-breakpoint
CREATE INDEX "scores_user_idx" ON "scores" USING btree ("user_id","achieved_at");--> statement-breakpoint
CREATE INDEX "scores_challenge_user_idx" ON "scores" USING btree ("challenge_id","user_id");