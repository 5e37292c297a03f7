-- How many ranked players a challenge has: a count of two hundred thousand rows for each row of a list would be too slow.
INSERT INTO challenge_statistics (challenge_id, players)
SELECT challenge_id, (SELECT count(*) FROM personal_bests WHERE personal_bests.challenge_id = challenges.challenge_id AND is_ranked)
FROM challenges
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION start_challenge_statistics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO challenge_statistics (challenge_id) SELECT challenge_id FROM added ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER challenges_start_statistics AFTER INSERT ON challenges
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION start_challenge_statistics();
--> statement-breakpoint
-- Rows are locked in the order of their ids, so that two writers of several challenges cannot wait for each other.
CREATE FUNCTION count_added_players() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM challenge_statistics WHERE challenge_id IN (SELECT challenge_id FROM added WHERE is_ranked) ORDER BY challenge_id FOR UPDATE;
  UPDATE challenge_statistics SET players = challenge_statistics.players + arrivals.players
  FROM (SELECT challenge_id, count(*) AS players FROM added WHERE is_ranked GROUP BY challenge_id) AS arrivals
  WHERE arrivals.challenge_id = challenge_statistics.challenge_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_players() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM challenge_statistics WHERE challenge_id IN (SELECT challenge_id FROM removed WHERE is_ranked) ORDER BY challenge_id FOR UPDATE;
  UPDATE challenge_statistics SET players = challenge_statistics.players - departures.players
  FROM (SELECT challenge_id, count(*) AS players FROM removed WHERE is_ranked GROUP BY challenge_id) AS departures
  WHERE departures.challenge_id = challenge_statistics.challenge_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE challenge_statistics SET players = players + CASE WHEN NEW.is_ranked THEN 1 ELSE -1 END
  WHERE challenge_id = NEW.challenge_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER personal_bests_count_added AFTER INSERT ON personal_bests
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_players();
--> statement-breakpoint
CREATE TRIGGER personal_bests_count_removed AFTER DELETE ON personal_bests
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_players();
--> statement-breakpoint
CREATE TRIGGER personal_bests_count_changed AFTER UPDATE OF is_ranked ON personal_bests
FOR EACH ROW WHEN (OLD.is_ranked <> NEW.is_ranked) EXECUTE FUNCTION count_changed_player();
--> statement-breakpoint
-- The player's country beside the score. The share lock makes a score and a change of country wait for each other.
UPDATE personal_bests SET country_code = "user".country_code FROM "user" WHERE "user".id = personal_bests.user_id;
--> statement-breakpoint
CREATE FUNCTION copy_country_of_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT country_code INTO NEW.country_code FROM "user" WHERE id = NEW.user_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER personal_bests_copy_country BEFORE INSERT ON personal_bests
FOR EACH ROW EXECUTE FUNCTION copy_country_of_player();
--> statement-breakpoint
CREATE FUNCTION spread_country_of_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE personal_bests SET country_code = NEW.country_code WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_spread_country AFTER UPDATE OF country_code ON "user"
FOR EACH ROW WHEN (OLD.country_code IS DISTINCT FROM NEW.country_code) EXECUTE FUNCTION spread_country_of_player();
