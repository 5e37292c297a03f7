CREATE TABLE "board_marks" (
	"challenge_id" uuid NOT NULL,
	"country_code" text NOT NULL,
	"level" integer NOT NULL,
	"rank_key" bigint NOT NULL,
	"achieved_at" timestamp with time zone NOT NULL,
	"score_id" uuid NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "board_marks_pk" PRIMARY KEY("challenge_id","country_code","level","rank_key","achieved_at","score_id")
);
--> statement-breakpoint
DROP INDEX "challenges_filter_idx";--> statement-breakpoint
DROP INDEX "challenges_ending_idx";--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "is_game_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "board_marks" ADD CONSTRAINT "board_marks_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_end_order_idx" ON "challenges" USING btree (coalesce("ends_at", 'infinity'::timestamptz),"created_at" DESC NULLS FIRST,"challenge_id");--> statement-breakpoint
CREATE INDEX "challenges_filter_idx" ON "challenges" USING btree ("created_at" DESC NULLS FIRST,"challenge_id","game_id","starts_at","ends_at","criteria","is_monthly") WHERE "challenges"."is_published" and "challenges"."is_game_published";--> statement-breakpoint
CREATE INDEX "challenges_ending_idx" ON "challenges" USING btree ("ends_at");
--> statement-breakpoint
UPDATE challenges SET is_game_published = false
FROM games WHERE games.game_id = challenges.game_id AND NOT games.is_published;
--> statement-breakpoint
-- The share lock makes a new challenge and its game's change wait for each other.
CREATE FUNCTION copy_publication_of_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT is_published INTO NEW.is_game_published FROM games WHERE game_id = NEW.game_id FOR SHARE;
  NEW.is_game_published := coalesce(NEW.is_game_published, true);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER challenges_copy_publication BEFORE INSERT ON challenges
FOR EACH ROW EXECUTE FUNCTION copy_publication_of_game();
--> statement-breakpoint
CREATE FUNCTION spread_publication_of_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE challenges SET is_game_published = NEW.is_published WHERE game_id = NEW.game_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER games_spread_publication AFTER UPDATE OF is_published ON games
FOR EACH ROW WHEN (OLD.is_published <> NEW.is_published) EXECUTE FUNCTION spread_publication_of_game();
--> statement-breakpoint
-- Of 64 scores one is a mark of level 1, of those again one of level 2, and so on: ids are random.
CREATE FUNCTION mark_level(score_id uuid) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN ending = 0 THEN 4 WHEN ending & 262143 = 0 THEN 3 WHEN ending & 4095 = 0 THEN 2 WHEN ending & 63 = 0 THEN 1 ELSE 0 END
  FROM (SELECT ('x' || right(score_id::text, 6))::bit(24)::integer AS ending) AS score
$$;
--> statement-breakpoint
CREATE FUNCTION rebuild_board_marks() RETURNS void LANGUAGE sql AS $$
  DELETE FROM board_marks;
  INSERT INTO board_marks (challenge_id, country_code, level, rank_key, achieved_at, score_id, players)
  SELECT challenge_id, board, level, rank_key, achieved_at, score_id,
    place - lag(place, 1, 1::bigint) OVER (PARTITION BY challenge_id, board, level ORDER BY place)
  FROM (
    SELECT *, '' AS board, row_number() OVER (PARTITION BY challenge_id ORDER BY rank_key, achieved_at, score_id) AS place
    FROM personal_bests WHERE is_ranked
    UNION ALL
    SELECT *, country_code AS board,
      row_number() OVER (PARTITION BY challenge_id, country_code ORDER BY rank_key, achieved_at, score_id) AS place
    FROM personal_bests WHERE is_ranked AND country_code IS NOT NULL
  ) AS placed, generate_series(1, mark_level(score_id)) AS level;
$$;
--> statement-breakpoint
SELECT rebuild_board_marks();
--> statement-breakpoint
-- Counts the intervals anew in which a score came, went or moved. Writers of one challenge take turns by its counter.
-- Planning for each score would take longer than counting.
CREATE FUNCTION recount_board_marks() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  changed personal_bests[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(added) INTO changed FROM added WHERE is_ranked;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(removed) INTO changed FROM removed WHERE is_ranked;
  ELSE
    SELECT array_agg(differing::personal_bests) INTO changed FROM (
      (SELECT * FROM added EXCEPT SELECT * FROM removed) UNION ALL (SELECT * FROM removed EXCEPT SELECT * FROM added)
    ) AS differing WHERE is_ranked;
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM challenge_statistics WHERE challenge_id IN (SELECT challenge_id FROM unnest(changed))
  ORDER BY challenge_id FOR UPDATE;
  IF EXISTS (SELECT FROM unnest(changed) AS score WHERE mark_level(score.score_id) > 0) THEN
    DELETE FROM board_marks USING unnest(changed) AS score, unnest(ARRAY['', score.country_code]) AS board,
      generate_series(1, mark_level(score.score_id)) AS of_level
    WHERE board_marks.challenge_id = score.challenge_id AND board_marks.country_code = board AND board_marks.level = of_level
      AND (board_marks.rank_key, board_marks.achieved_at, board_marks.score_id) = (score.rank_key, score.achieved_at, score.score_id);
    INSERT INTO board_marks (challenge_id, country_code, level, rank_key, achieved_at, score_id, players)
    SELECT challenge_id, board, of_level, rank_key, achieved_at, score_id, 0
    FROM (SELECT DISTINCT challenge_id, user_id, score_id FROM unnest(changed) AS score WHERE mark_level(score_id) > 0) AS moved
    JOIN personal_bests USING (challenge_id, user_id, score_id), unnest(ARRAY['', country_code]) AS board,
      generate_series(1, mark_level(score_id)) AS of_level
    WHERE is_ranked AND board IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  FOR of_level IN 1..4 LOOP
    UPDATE board_marks SET players = recounted.players FROM (
      SELECT mark.challenge_id, mark.country_code, mark.rank_key, mark.achieved_at, mark.score_id, CASE
        WHEN of_level > 1 THEN (
          SELECT coalesce(sum(lower.players), 0) FROM board_marks AS lower
          WHERE lower.challenge_id = mark.challenge_id AND lower.country_code = mark.country_code AND lower.level = of_level - 1
            AND (lower.rank_key, lower.achieved_at, lower.score_id) > (before.rank_key, before.achieved_at, before.score_id)
            AND (lower.rank_key, lower.achieved_at, lower.score_id) <= (mark.rank_key, mark.achieved_at, mark.score_id))
        WHEN mark.country_code = '' THEN (
          SELECT count(*) FROM personal_bests AS best
          WHERE best.challenge_id = mark.challenge_id AND best.is_ranked
            AND (best.rank_key, best.achieved_at, best.score_id) >= (before.rank_key, before.achieved_at, before.score_id)
            AND (best.rank_key, best.achieved_at, best.score_id) < (mark.rank_key, mark.achieved_at, mark.score_id))
        ELSE (
          SELECT count(*) FROM personal_bests AS best
          WHERE best.challenge_id = mark.challenge_id AND best.is_ranked AND best.country_code = mark.country_code
            AND (best.rank_key, best.achieved_at, best.score_id) >= (before.rank_key, before.achieved_at, before.score_id)
            AND (best.rank_key, best.achieved_at, best.score_id) < (mark.rank_key, mark.achieved_at, mark.score_id))
        END AS players
      FROM (
        SELECT DISTINCT next.challenge_id, next.country_code, next.rank_key, next.achieved_at, next.score_id
        FROM unnest(changed) AS score, unnest(ARRAY['', score.country_code]) AS board, LATERAL (
          SELECT * FROM board_marks AS later
          WHERE later.challenge_id = score.challenge_id AND later.country_code = board AND later.level = of_level
            AND (later.rank_key, later.achieved_at, later.score_id) >= (score.rank_key, score.achieved_at, score.score_id)
          ORDER BY later.rank_key, later.achieved_at, later.score_id
          LIMIT CASE WHEN mark_level(score.score_id) < of_level THEN 1 ELSE 2 END
        ) AS next
      ) AS mark, LATERAL (
        SELECT earlier.rank_key, earlier.achieved_at, earlier.score_id FROM (
          SELECT * FROM board_marks AS earlier
          WHERE earlier.challenge_id = mark.challenge_id AND earlier.country_code = mark.country_code AND earlier.level = of_level
            AND (earlier.rank_key, earlier.achieved_at, earlier.score_id) < (mark.rank_key, mark.achieved_at, mark.score_id)
          ORDER BY earlier.rank_key DESC, earlier.achieved_at DESC, earlier.score_id DESC LIMIT 1
        ) AS earlier RIGHT JOIN (VALUES (1)) AS one ON true
      ) AS found, LATERAL (
        SELECT coalesce(found.rank_key, -9223372036854775808) AS rank_key, coalesce(found.achieved_at, '-infinity') AS achieved_at,
          coalesce(found.score_id, '00000000-0000-0000-0000-000000000000') AS score_id
      ) AS before
    ) AS recounted
    WHERE board_marks.challenge_id = recounted.challenge_id AND board_marks.country_code = recounted.country_code
      AND board_marks.level = of_level AND board_marks.rank_key = recounted.rank_key
      AND board_marks.achieved_at = recounted.achieved_at AND board_marks.score_id = recounted.score_id;
    EXIT WHEN NOT FOUND;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER personal_bests_mark_added AFTER INSERT ON personal_bests
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION recount_board_marks();
--> statement-breakpoint
CREATE TRIGGER personal_bests_mark_removed AFTER DELETE ON personal_bests
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION recount_board_marks();
--> statement-breakpoint
CREATE TRIGGER personal_bests_mark_moved AFTER UPDATE ON personal_bests
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION recount_board_marks();
--> statement-breakpoint
-- How many of a board are ahead of a score, whether it is on the board or not.
CREATE FUNCTION board_ahead(board uuid, country text, own_key bigint, own_date timestamptz, own_score uuid)
RETURNS bigint LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  mark board_marks;
  passed board_marks;
  ahead bigint := 0;
BEGIN
  passed.rank_key := -9223372036854775808;
  passed.achieved_at := '-infinity';
  passed.score_id := '00000000-0000-0000-0000-000000000000';
  FOR of_level IN REVERSE 4..1 LOOP
    SELECT * INTO mark FROM board_marks
    WHERE challenge_id = board AND country_code = country AND level = of_level
      AND (rank_key, achieved_at, score_id) > (passed.rank_key, passed.achieved_at, passed.score_id)
      AND (rank_key, achieved_at, score_id) <= (own_key, own_date, own_score)
    ORDER BY rank_key DESC, achieved_at DESC, score_id DESC LIMIT 1;
    CONTINUE WHEN NOT FOUND;
    ahead := ahead + (
      SELECT sum(players) FROM board_marks
      WHERE challenge_id = board AND country_code = country AND level = of_level
        AND (rank_key, achieved_at, score_id) > (passed.rank_key, passed.achieved_at, passed.score_id)
        AND (rank_key, achieved_at, score_id) <= (mark.rank_key, mark.achieved_at, mark.score_id));
    passed := mark;
  END LOOP;
  IF country = '' THEN
    RETURN ahead + (
      SELECT count(*) FROM personal_bests
      WHERE challenge_id = board AND is_ranked
        AND (rank_key, achieved_at, score_id) >= (passed.rank_key, passed.achieved_at, passed.score_id)
        AND (rank_key, achieved_at, score_id) < (own_key, own_date, own_score));
  END IF;
  RETURN ahead + (
    SELECT count(*) FROM personal_bests
    WHERE challenge_id = board AND is_ranked AND country_code = country
      AND (rank_key, achieved_at, score_id) >= (passed.rank_key, passed.achieved_at, passed.score_id)
      AND (rank_key, achieved_at, score_id) < (own_key, own_date, own_score));
END $$;
--> statement-breakpoint
-- The players of a page, in no order.
CREATE FUNCTION board_page(board uuid, country text, skipped bigint, size integer)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 25 SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  mark board_marks;
  passed board_marks;
BEGIN
  passed.rank_key := -9223372036854775808;
  passed.achieved_at := '-infinity';
  passed.score_id := '00000000-0000-0000-0000-000000000000';
  FOR of_level IN REVERSE 4..1 LOOP
    FOR mark IN
      SELECT * FROM board_marks
      WHERE challenge_id = board AND country_code = country AND level = of_level
        AND (rank_key, achieved_at, score_id) > (passed.rank_key, passed.achieved_at, passed.score_id)
      ORDER BY rank_key, achieved_at, score_id
    LOOP
      EXIT WHEN mark.players > skipped;
      skipped := skipped - mark.players;
      passed := mark;
    END LOOP;
  END LOOP;
  IF country = '' THEN
    RETURN QUERY SELECT user_id FROM personal_bests
    WHERE challenge_id = board AND is_ranked
      AND (rank_key, achieved_at, score_id) >= (passed.rank_key, passed.achieved_at, passed.score_id)
    ORDER BY rank_key, achieved_at, score_id OFFSET skipped LIMIT size;
  ELSE
    RETURN QUERY SELECT user_id FROM personal_bests
    WHERE challenge_id = board AND is_ranked AND country_code = country
      AND (rank_key, achieved_at, score_id) >= (passed.rank_key, passed.achieved_at, passed.score_id)
    ORDER BY rank_key, achieved_at, score_id OFFSET skipped LIMIT size;
  END IF;
END $$;
