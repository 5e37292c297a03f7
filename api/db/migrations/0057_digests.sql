CREATE TABLE "digest_marks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digest_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"next_at" timestamp with time zone,
	"weekday" integer NOT NULL,
	"hour" integer NOT NULL,
	"rate_per_minute" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
DROP INDEX "announcements_created_idx";--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "kind" text DEFAULT 'MARKETING' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "digest_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "digest_marks" ADD CONSTRAINT "digest_marks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_settings" ADD CONSTRAINT "digest_settings_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "announcement_recipients_message_idx" ON "announcement_recipients" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_digest_idx" ON "announcements" USING btree ("created_at") WHERE "announcements"."kind" = 'DIGEST';--> statement-breakpoint
CREATE INDEX "studio_news_published_idx" ON "studio_news" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "announcements_created_idx" ON "announcements" USING btree ("kind","created_at","announcement_id");--> statement-breakpoint
select pgboss.create_queue('digests', '{"policy":"standard"}');