CREATE TABLE "report_cases" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"reports" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_report_at" timestamp with time zone NOT NULL,
	"assignee_id" uuid,
	"outcome" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "report_cases_game_id_unique" UNIQUE("game_id")
);
--> statement-breakpoint
ALTER TABLE "game_reports" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_assignee_id_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_cases_open_idx" ON "report_cases" USING btree ("state","reports" DESC NULLS FIRST,"opened_at","case_id");--> statement-breakpoint
CREATE INDEX "report_cases_decided_idx" ON "report_cases" USING btree ("state","decided_at" DESC NULLS FIRST,"case_id");--> statement-breakpoint
INSERT INTO "report_cases" ("case_id", "game_id", "state", "version", "reports", "opened_at", "last_report_at") SELECT gen_random_uuid(), "game_id", 'open', 1, count(*), min("created_at"), max("created_at") FROM "game_reports" GROUP BY "game_id";
