CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_not_oneself" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "favorites_for" text DEFAULT 'FRIENDS' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "recent_games_for" text DEFAULT 'FRIENDS' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "best_scores_for" text DEFAULT 'EVERYONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "stickers_for" text DEFAULT 'FRIENDS' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "country_for" text DEFAULT 'EVERYONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "last_active_for" text DEFAULT 'FRIENDS' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "last_active_on" date;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_user_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "user_username_prefix_idx" ON "user" USING btree ("username" text_pattern_ops);
--> statement-breakpoint
-- A country's board holds those who show their country to everybody.
CREATE OR REPLACE FUNCTION copy_country_of_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE WHEN country_for = 'EVERYONE' THEN country_code END
  INTO NEW.country_code FROM "user" WHERE id = NEW.user_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION spread_country_of_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE personal_bests SET country_code = CASE WHEN NEW.country_for = 'EVERYONE' THEN NEW.country_code END
  WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER user_spread_country ON "user";
--> statement-breakpoint
CREATE TRIGGER user_spread_country AFTER UPDATE OF country_code, country_for ON "user"
FOR EACH ROW WHEN ((OLD.country_code, OLD.country_for) IS DISTINCT FROM (NEW.country_code, NEW.country_for))
EXECUTE FUNCTION spread_country_of_player();
