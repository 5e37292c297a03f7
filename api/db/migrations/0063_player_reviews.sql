CREATE TABLE "player_review_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_review_votes" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "player_reviews" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_recommended" boolean NOT NULL,
	"locale" text NOT NULL,
	"played_minutes" integer NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"answer_edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	"removal_reason" text,
	CONSTRAINT "player_reviews_one_of_player" UNIQUE("game_id","user_id"),
	CONSTRAINT "player_reviews_helpful_not_negative" CHECK ("player_reviews"."helpful_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "report_cases" DROP CONSTRAINT "report_cases_one_subject";--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "review_id" uuid;--> statement-breakpoint
ALTER TABLE "player_review_reports" ADD CONSTRAINT "player_review_reports_review_id_player_reviews_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."player_reviews"("review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_review_reports" ADD CONSTRAINT "player_review_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_review_votes" ADD CONSTRAINT "player_review_votes_review_id_player_reviews_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."player_reviews"("review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_review_votes" ADD CONSTRAINT "player_review_votes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reviews" ADD CONSTRAINT "player_reviews_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reviews" ADD CONSTRAINT "player_reviews_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reviews" ADD CONSTRAINT "player_reviews_answered_by_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reviews" ADD CONSTRAINT "player_reviews_removed_by_user_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_review_reports_review_idx" ON "player_review_reports" USING btree ("review_id","created_at");--> statement-breakpoint
CREATE INDEX "player_review_reports_user_idx" ON "player_review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "player_review_votes_user_idx" ON "player_review_votes" USING btree ("user_id","voted_at");--> statement-breakpoint
CREATE INDEX "player_reviews_helpful_idx" ON "player_reviews" USING btree ("game_id","helpful_count" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"review_id") WHERE "player_reviews"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "player_reviews_vote_idx" ON "player_reviews" USING btree ("game_id","is_recommended","helpful_count","created_at","review_id") WHERE "player_reviews"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "player_reviews_newest_idx" ON "player_reviews" USING btree ("game_id","created_at" DESC NULLS FIRST,"review_id") WHERE "player_reviews"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "player_reviews_user_idx" ON "player_reviews" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "player_reviews_answered_by_idx" ON "player_reviews" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "player_reviews_removed_by_idx" ON "player_reviews" USING btree ("removed_by");--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_review_id_player_reviews_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."player_reviews"("review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_review_id_unique" UNIQUE("review_id");--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_one_subject" CHECK (num_nonnulls("report_cases"."game_id", "report_cases"."player_id", "report_cases"."review_id") = 1);