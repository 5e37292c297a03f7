CREATE TABLE "tag_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"tag_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"version" uuid NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "drafts_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb,
	"published_by" uuid,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revisions_kind_subject_id_number_pk" PRIMARY KEY("kind","subject_id","number")
);
--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "synonyms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_aliases" ADD CONSTRAINT "tag_aliases_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_published_by_user_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tag_aliases_tag_idx" ON "tag_aliases" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "drafts_changed_by_idx" ON "drafts" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "drafts_publish_idx" ON "drafts" USING btree ("publish_at") WHERE "drafts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "revisions_published_by_idx" ON "revisions" USING btree ("published_by");