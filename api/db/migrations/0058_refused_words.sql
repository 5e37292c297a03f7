CREATE TABLE "refused_words" (
	"word_id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"word" text NOT NULL,
	"comparable" text NOT NULL,
	"match" text NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refused_words" ADD CONSTRAINT "refused_words_added_by_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refused_words_comparable_idx" ON "refused_words" USING btree ("list","comparable");--> statement-breakpoint
CREATE INDEX "refused_words_added_by_idx" ON "refused_words" USING btree ("added_by");