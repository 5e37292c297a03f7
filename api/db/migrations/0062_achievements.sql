CREATE TABLE "achievement_unlocks" (
	"achievement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "achievement_unlocks_achievement_id_user_id_pk" PRIMARY KEY("achievement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "achievements" (
	"achievement_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"is_hidden" boolean NOT NULL,
	"points" integer NOT NULL,
	"min_seconds" integer NOT NULL,
	"position" integer NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"unlocks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "achievements_game_key" UNIQUE("game_id","key"),
	CONSTRAINT "achievements_points" CHECK ("achievements"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "achievement_unlocks" ADD CONSTRAINT "achievement_unlocks_achievement_id_achievements_achievement_id_fk" FOREIGN KEY ("achievement_id") REFERENCES "public"."achievements"("achievement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_unlocks" ADD CONSTRAINT "achievement_unlocks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "achievement_unlocks_user_idx" ON "achievement_unlocks" USING btree ("user_id","unlocked_at");--> statement-breakpoint
CREATE FUNCTION count_achievement_unlock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE achievements SET unlocks = unlocks + 1 WHERE achievement_id = NEW.achievement_id;
  ELSE
    UPDATE achievements SET unlocks = unlocks - 1 WHERE achievement_id = OLD.achievement_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER achievement_unlocks_count AFTER INSERT OR DELETE ON achievement_unlocks
FOR EACH ROW EXECUTE FUNCTION count_achievement_unlock();
