CREATE TABLE "figure_scores" (
	"game_id" uuid NOT NULL,
	"last_day" date NOT NULL,
	"days" integer NOT NULL,
	"type" text NOT NULL,
	"criteria" text NOT NULL,
	"start_score" bigint NOT NULL,
	"end_score" bigint NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "figure_scores_game_id_days_type_criteria_start_score_pk" PRIMARY KEY("game_id","days","type","criteria","start_score")
);
--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "referrer" text;--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "figure_scores" ADD CONSTRAINT "figure_scores_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;