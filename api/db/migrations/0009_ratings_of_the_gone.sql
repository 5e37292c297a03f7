-- Ratings go with the account that gave them; the sums that games keep of their ratings follow.
-- Rows are locked in the order of their ids, so that two accounts deleted at once cannot wait for each other.
CREATE FUNCTION subtract_removed_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM game_statistics WHERE game_id IN (SELECT game_id FROM removed) ORDER BY game_id FOR UPDATE;
  UPDATE game_statistics SET rating_sum = rating_sum - lost.stars, rating_count = rating_count - lost.ratings
  FROM (SELECT game_id, sum(rating) AS stars, count(*) AS ratings FROM removed GROUP BY game_id) AS lost
  WHERE lost.game_id = game_statistics.game_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER game_ratings_subtract_removed AFTER DELETE ON game_ratings
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION subtract_removed_ratings();
