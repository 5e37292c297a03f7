CREATE TABLE "feed_entry_votes" (
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_entry_votes_entry_id_user_id_pk" PRIMARY KEY("entry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "global_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"allow_game_preloading" boolean DEFAULT false NOT NULL,
	"allow_guest_multiplayer_room_creation" boolean DEFAULT true NOT NULL,
	"games_autoload_enabled" boolean DEFAULT false NOT NULL,
	"max_games_preloaded_per_user" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"favorite_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"game_id" uuid,
	"challenge_id" uuid,
	"studio_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_one_kind" CHECK (num_nonnulls("favorites"."game_id", "favorites"."challenge_id", "favorites"."studio_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "game_ratings" (
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_ratings_game_id_user_id_pk" PRIMARY KEY("game_id","user_id"),
	CONSTRAINT "game_ratings_range" CHECK ("game_ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "game_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"track_id" uuid,
	"user_id" uuid,
	"reason" text NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_items" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"type" text NOT NULL,
	"price" integer NOT NULL,
	"discounted_price" integer,
	"currency" text NOT NULL,
	"claim_starts_at" timestamp with time zone,
	"claim_ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_stickers" (
	"game_id" uuid NOT NULL,
	"sticker_id" uuid NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_stickers_game_id_sticker_id_pk" PRIMARY KEY("game_id","sticker_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"reason" text NOT NULL,
	"subject" jsonb NOT NULL,
	"reference_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_not_negative" CHECK ("ledger_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stickers" (
	"sticker_id" uuid PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"title" jsonb NOT NULL,
	"note" jsonb,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"picture" text,
	"position" integer NOT NULL,
	CONSTRAINT "stickers_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"tip_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"user_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_balances" (
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_balances_user_id_currency_pk" PRIMARY KEY("user_id","currency"),
	CONSTRAINT "wallet_balances_not_negative" CHECK ("wallet_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "friend_requests" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "friend_requests_not_oneself" CHECK ("friend_requests"."sender_id" <> "friend_requests"."receiver_id")
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"user_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "friendships_user_id_friend_id_pk" PRIMARY KEY("user_id","friend_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mime_type" text NOT NULL,
	CONSTRAINT "user_pictures_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "room_players" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_players_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"room_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"track_id" uuid NOT NULL,
	"region" text NOT NULL,
	"max_players" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saves" (
	"user_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saves_user_id_game_id_slot_pk" PRIMARY KEY("user_id","game_id","slot")
);
--> statement-breakpoint
CREATE TABLE "stats_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stats_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_quests" (
	"user_id" uuid NOT NULL,
	"quest_id" uuid NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "player_quests_user_id_quest_id_period_start_pk" PRIMARY KEY("user_id","quest_id","period_start")
);
--> statement-breakpoint
CREATE TABLE "quest_collections" (
	"alias" text PRIMARY KEY NOT NULL,
	"collection_type" text NOT NULL,
	"refresh_hours" integer,
	"max_new_quests_at_refresh" integer,
	"max_quests_available" integer,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quest_steps" (
	"user_id" uuid NOT NULL,
	"quest_id" uuid NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "quest_steps_user_id_quest_id_period_start_subject_id_pk" PRIMARY KEY("user_id","quest_id","period_start","subject_id")
);
--> statement-breakpoint
CREATE TABLE "quests" (
	"quest_id" uuid PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"collection_alias" text NOT NULL,
	"quest_type" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"call_to_action" jsonb NOT NULL,
	"call_to_action_url" text,
	"cover" text,
	"rewards" jsonb NOT NULL,
	"payment" text NOT NULL,
	"maximum_progress" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "quests_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
ALTER TABLE "game_statistics" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_statistics" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_statistics" ADD COLUMN "received_rpx" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "engine" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "uses_shared_array_buffer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "auto_load_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "preloading_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "saves_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "tipping_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "tipping_amount" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "tipping_currency" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "payment_provider" text;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD COLUMN "votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_entry_votes" ADD CONSTRAINT "feed_entry_votes_entry_id_feed_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."feed_entries"("entry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entry_votes" ADD CONSTRAINT "feed_entry_votes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_studio_id_studios_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("studio_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_ratings" ADD CONSTRAINT "game_ratings_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_ratings" ADD CONSTRAINT "game_ratings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_reports" ADD CONSTRAINT "game_reports_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_reports" ADD CONSTRAINT "game_reports_track_id_tracks_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("track_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_reports" ADD CONSTRAINT "game_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_items" ADD CONSTRAINT "game_items_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_stickers" ADD CONSTRAINT "game_stickers_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_stickers" ADD CONSTRAINT "game_stickers_sticker_id_stickers_sticker_id_fk" FOREIGN KEY ("sticker_id") REFERENCES "public"."stickers"("sticker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_item_id_game_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."game_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_balances" ADD CONSTRAINT "wallet_balances_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_sender_id_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_receiver_id_user_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_friend_id_user_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_pictures" ADD CONSTRAINT "user_pictures_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_players" ADD CONSTRAINT "room_players_room_id_rooms_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_players" ADD CONSTRAINT "room_players_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_track_id_tracks_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("track_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_quests" ADD CONSTRAINT "player_quests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_quests" ADD CONSTRAINT "player_quests_quest_id_quests_quest_id_fk" FOREIGN KEY ("quest_id") REFERENCES "public"."quests"("quest_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_steps" ADD CONSTRAINT "quest_steps_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_steps" ADD CONSTRAINT "quest_steps_quest_id_quests_quest_id_fk" FOREIGN KEY ("quest_id") REFERENCES "public"."quests"("quest_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quests" ADD CONSTRAINT "quests_collection_alias_quest_collections_alias_fk" FOREIGN KEY ("collection_alias") REFERENCES "public"."quest_collections"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_entry_votes_user_idx" ON "feed_entry_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_game_idx" ON "favorites" USING btree ("user_id","game_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_challenge_idx" ON "favorites" USING btree ("user_id","challenge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_studio_idx" ON "favorites" USING btree ("user_id","studio_id");--> statement-breakpoint
CREATE INDEX "favorites_of_game_idx" ON "favorites" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "favorites_of_studio_idx" ON "favorites" USING btree ("studio_id");--> statement-breakpoint
CREATE INDEX "favorites_user_idx" ON "favorites" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "game_ratings_user_idx" ON "game_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_reports_game_idx" ON "game_reports" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE INDEX "game_items_game_idx" ON "game_items" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_user_idx" ON "ledger_entries" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_user_item_idx" ON "purchases" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE INDEX "purchases_user_idx" ON "purchases" USING btree ("user_id","purchased_at");--> statement-breakpoint
CREATE INDEX "tips_game_idx" ON "tips" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_requests_pair_idx" ON "friend_requests" USING btree (least("sender_id", "receiver_id"),greatest("sender_id", "receiver_id"));--> statement-breakpoint
CREATE INDEX "friend_requests_received_idx" ON "friend_requests" USING btree ("receiver_id","requested_at");--> statement-breakpoint
CREATE INDEX "friend_requests_sent_idx" ON "friend_requests" USING btree ("sender_id","requested_at");--> statement-breakpoint
CREATE INDEX "friendships_friend_idx" ON "friendships" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "messages_user_idx" ON "messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("user_id","created_at") WHERE not "messages"."is_read";--> statement-breakpoint
CREATE INDEX "room_players_user_idx" ON "room_players" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rooms_activity_idx" ON "rooms" USING btree ("last_activity_at");--> statement-breakpoint
CREATE INDEX "stats_events_name_idx" ON "stats_events" USING btree ("name","received_at");--> statement-breakpoint
CREATE INDEX "player_quests_open_idx" ON "player_quests" USING btree ("user_id") WHERE "player_quests"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "quests_collection_idx" ON "quests" USING btree ("collection_alias","position");