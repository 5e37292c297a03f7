CREATE TABLE "player_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "report_cases" ALTER COLUMN "game_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "player_id" uuid;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "challenge_id" uuid;--> statement-breakpoint
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_player_id_user_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_reports_player_idx" ON "player_reports" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "player_reports_user_idx" ON "player_reports" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_player_id_user_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_player_idx" ON "report_cases" USING btree ("player_id") WHERE "report_cases"."challenge_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_scores_idx" ON "report_cases" USING btree ("player_id","challenge_id") WHERE "report_cases"."challenge_id" is not null;--> statement-breakpoint
CREATE INDEX "report_cases_challenge_idx" ON "report_cases" USING btree ("challenge_id");--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_one_subject" CHECK (num_nonnulls("report_cases"."game_id", "report_cases"."player_id") = 1);--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_scores" CHECK ("report_cases"."challenge_id" is null or "report_cases"."player_id" is not null);--> statement-breakpoint
INSERT INTO "report_cases" ("case_id", "player_id", "challenge_id", "state", "version", "reports", "opened_at", "last_report_at")
SELECT gen_random_uuid(), "user_id", "challenge_id", 'open', 1, count(*), min("held_at"), max("held_at")
FROM "scores" WHERE "held_at" IS NOT NULL GROUP BY "user_id", "challenge_id";
