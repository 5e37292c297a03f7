CREATE TABLE "blocked_pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	"sanction_id" uuid
);
--> statement-breakpoint
CREATE TABLE "held_names" (
	"username" text PRIMARY KEY NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"sanction_id" uuid
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"sanction_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rule" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"ends_at" timestamp with time zone,
	"former_username" text,
	"username" text,
	"may_rename" boolean DEFAULT true NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	"lifting_reason" text,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"appeal_outcome" text,
	"appeal_answer" text,
	"appeal_decided_at" timestamp with time zone,
	"appeal_decided_by" uuid
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "user_pictures" ADD COLUMN "content_hash" text GENERATED ALWAYS AS (encode(sha256("content"), 'hex')) STORED;--> statement-breakpoint
ALTER TABLE "blocked_pictures" ADD CONSTRAINT "blocked_pictures_sanction_id_sanctions_sanction_id_fk" FOREIGN KEY ("sanction_id") REFERENCES "public"."sanctions"("sanction_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_names" ADD CONSTRAINT "held_names_sanction_id_sanctions_sanction_id_fk" FOREIGN KEY ("sanction_id") REFERENCES "public"."sanctions"("sanction_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_lifted_by_user_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_appeal_decided_by_user_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_pictures_hash_idx" ON "blocked_pictures" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "blocked_pictures_sanction_idx" ON "blocked_pictures" USING btree ("sanction_id");--> statement-breakpoint
CREATE INDEX "held_names_sanction_idx" ON "held_names" USING btree ("sanction_id");--> statement-breakpoint
CREATE INDEX "sanctions_user_idx" ON "sanctions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sanctions_suspended_idx" ON "sanctions" USING btree ("user_id") WHERE "sanctions"."lifted_at" is null and "sanctions"."kind" in ('SUSPENSION', 'BAN');--> statement-breakpoint
CREATE INDEX "sanctions_appeal_idx" ON "sanctions" USING btree ("appealed_at","sanction_id") WHERE "sanctions"."appealed_at" is not null and "sanctions"."appeal_decided_at" is null;--> statement-breakpoint
CREATE INDEX "user_pictures_hash_idx" ON "user_pictures" USING btree ("content_hash");