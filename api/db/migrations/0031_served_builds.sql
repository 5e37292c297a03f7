-- Which builds a game's host serves is cached by the catalogue version.
CREATE TRIGGER takedowns_change_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON takedowns
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER releases_change_version AFTER DELETE OR TRUNCATE ON releases
FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
