CREATE TABLE "figure_days" (
	"scope_id" uuid NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"count" bigint NOT NULL,
	"people" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "figure_days_scope_id_name_day_value_pk" PRIMARY KEY("scope_id","name","day","value")
);
--> statement-breakpoint
CREATE TABLE "figure_ranges" (
	"scope_id" uuid NOT NULL,
	"last_day" date NOT NULL,
	"days" integer NOT NULL,
	"players" integer NOT NULL,
	"plays" bigint NOT NULL,
	CONSTRAINT "figure_ranges_scope_id_last_day_days_pk" PRIMARY KEY("scope_id","last_day","days")
);
--> statement-breakpoint
CREATE TABLE "figure_roll_ups" (
	"day" date PRIMARY KEY NOT NULL,
	"rolled_up_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "impression_id" uuid;--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "game_id" uuid;--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "stats_events" ADD COLUMN "seconds" real;--> statement-breakpoint
CREATE INDEX "figure_days_day_idx" ON "figure_days" USING btree ("day","name");--> statement-breakpoint
CREATE INDEX "figure_ranges_day_idx" ON "figure_ranges" USING btree ("last_day");