DROP TRIGGER games_change_version ON games;
--> statement-breakpoint
CREATE TRIGGER games_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
DROP TRIGGER feed_entries_change_version ON feed_entries;
--> statement-breakpoint
-- Votes change all the time; they are read anew.
CREATE TRIGGER feed_entries_change_version AFTER INSERT OR DELETE OR TRUNCATE
OR UPDATE OF entry_id, feed_id, position, game_id, challenge_id, tag_id, custom_type, attributes ON feed_entries
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER studios_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON studios
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER game_art_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_art
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER game_items_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_items
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER tracks_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tracks
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER tags_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tags
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER feeds_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON feeds
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER configurations_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON configurations
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER sections_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sections
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER tag_names_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tag_names
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER studio_names_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON studio_names
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER challenge_names_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON challenge_names
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER search_words_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_words
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
