CREATE TABLE "challenge_disqualifications" (
	"challenge_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"by" uuid,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_disqualifications_challenge_id_user_id_pk" PRIMARY KEY("challenge_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "winners_announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "challenge_disqualifications" ADD CONSTRAINT "challenge_disqualifications_challenge_id_challenges_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("challenge_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_disqualifications" ADD CONSTRAINT "challenge_disqualifications_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_disqualifications" ADD CONSTRAINT "challenge_disqualifications_by_user_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_disqualifications_user_idx" ON "challenge_disqualifications" USING btree ("user_id");