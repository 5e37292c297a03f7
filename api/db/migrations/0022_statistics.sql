CREATE TABLE "search_terms" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"searches" integer NOT NULL,
	"results" integer NOT NULL,
	CONSTRAINT "search_terms_day_term_pk" PRIMARY KEY("day","term")
);
--> statement-breakpoint
DROP INDEX "stats_events_name_idx";--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "stats_events_report_idx" ON "stats_events" USING btree ("name","received_at","label","source","visitor_id");--> statement-breakpoint
CREATE INDEX "plays_started_idx" ON "plays" USING btree ("started_at","game_id");