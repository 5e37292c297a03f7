CREATE TABLE "sign_up_steps" (
	"user_id" uuid NOT NULL,
	"step_name" text NOT NULL,
	"status" text NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "sign_up_steps_user_id_step_name_pk" PRIMARY KEY("user_id","step_name")
);
--> statement-breakpoint
ALTER TABLE "sign_up_steps" ADD CONSTRAINT "sign_up_steps_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stats_events_user_idx" ON "stats_events" USING btree (("event"->'data'->'user'->>'id'),"event_id");