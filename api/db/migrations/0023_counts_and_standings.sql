CREATE TABLE "catalogue_versions" (
	"shard" integer PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "game_search_names_idx";--> statement-breakpoint
DROP INDEX "game_search_document_idx";--> statement-breakpoint
ALTER TABLE "game_search" ADD COLUMN "name_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(string_to_array(substr(names, 2), ' '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "game_search" ADD COLUMN "standing" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- One step for every half of a doubling. Who asks for what has climbed a step finds all that is played as much.
CREATE FUNCTION standing_step(plays integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(2 * ln(greatest(plays, 0)::double precision + 1) / ln(2::double precision))::integer
$$;
--> statement-breakpoint
CREATE FUNCTION standing_of(plays integer) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(step) FROM generate_series(0, standing_step(plays)) AS step
$$;
--> statement-breakpoint
UPDATE game_search SET standing = standing_of(coalesce(
  (SELECT total_plays FROM game_statistics WHERE game_statistics.game_id = game_search.game_id), 0));
--> statement-breakpoint
INSERT INTO search_words (word)
SELECT DISTINCT word FROM game_search, unnest(string_to_array(substr(names, 2), ' ')) AS word
WHERE length(word) BETWEEN 3 AND 100;
--> statement-breakpoint
CREATE INDEX "search_words_word_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "challenges_starting_idx" ON "challenges" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "game_search_exact_title_idx" ON "game_search" USING hash ("title");--> statement-breakpoint
CREATE INDEX "game_search_document_idx" ON "game_search" USING gin ("document","name_words","standing");
--> statement-breakpoint
CREATE FUNCTION start_standings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE game_search SET standing = standing_of(added.total_plays) FROM added WHERE added.game_id = game_search.game_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE game_search SET standing = standing_of(NEW.total_plays) WHERE game_id = NEW.game_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER game_statistics_start_standings AFTER INSERT ON game_statistics
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION start_standings();
--> statement-breakpoint
CREATE TRIGGER game_statistics_change_standing AFTER UPDATE OF total_plays ON game_statistics
FOR EACH ROW WHEN (standing_step(OLD.total_plays) <> standing_step(NEW.total_plays)) EXECUTE FUNCTION change_standing();
--> statement-breakpoint
-- A random version is never one that was there before, not even after everything was deleted.
CREATE FUNCTION change_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_versions (shard, version) VALUES (abs(pg_backend_pid() % 32), gen_random_uuid())
  ON CONFLICT (shard) DO UPDATE SET version = excluded.version;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER games_change_version AFTER INSERT OR DELETE OR TRUNCATE
OR UPDATE OF is_published, platforms, multiplayer, studio_id, release_date ON games
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER game_tags_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_tags
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER game_search_change_version AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF title, document ON game_search
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER feed_entries_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON feed_entries
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER challenges_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON challenges
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
