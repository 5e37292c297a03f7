CREATE TABLE "bio_links" (
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "bio_links_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "recent_clearings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"cleared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_clearings_user_id_kind_subject_id_pk" PRIMARY KEY("user_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "partner_accounts" (
	"partner_alias" text NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_accounts_partner_alias_account_id_pk" PRIMARY KEY("partner_alias","account_id")
);
--> statement-breakpoint
CREATE TABLE "partner_link_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"partner_alias" text NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"alias" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"site_url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"quest_id" uuid NOT NULL,
	"gift_amount" integer NOT NULL,
	"gift_currency" text NOT NULL,
	"owner_id" uuid,
	"given_at" timestamp with time zone,
	"redeemer_id" uuid,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_rewards" (
	"reward_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"quest_id" uuid,
	"quest_title" jsonb NOT NULL,
	"reward" jsonb NOT NULL,
	"earned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_contents" (
	"shared_content_id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"file" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bio_links" ADD CONSTRAINT "bio_links_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_clearings" ADD CONSTRAINT "recent_clearings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_partner_alias_partners_alias_fk" FOREIGN KEY ("partner_alias") REFERENCES "public"."partners"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_link_codes" ADD CONSTRAINT "partner_link_codes_partner_alias_partners_alias_fk" FOREIGN KEY ("partner_alias") REFERENCES "public"."partners"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_codes" ADD CONSTRAINT "offer_codes_quest_id_quests_quest_id_fk" FOREIGN KEY ("quest_id") REFERENCES "public"."quests"("quest_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_codes" ADD CONSTRAINT "offer_codes_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_codes" ADD CONSTRAINT "offer_codes_redeemer_id_user_id_fk" FOREIGN KEY ("redeemer_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_rewards" ADD CONSTRAINT "player_rewards_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_rewards" ADD CONSTRAINT "player_rewards_quest_id_quests_quest_id_fk" FOREIGN KEY ("quest_id") REFERENCES "public"."quests"("quest_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_accounts_user_idx" ON "partner_accounts" USING btree ("user_id","partner_alias");--> statement-breakpoint
CREATE INDEX "partner_link_codes_expiry_idx" ON "partner_link_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "offer_codes_stock_idx" ON "offer_codes" USING btree ("quest_id","given_at","code");--> statement-breakpoint
CREATE INDEX "offer_codes_owner_idx" ON "offer_codes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "offer_codes_redeemer_idx" ON "offer_codes" USING btree ("redeemer_id");--> statement-breakpoint
CREATE INDEX "player_rewards_user_idx" ON "player_rewards" USING btree ("user_id","earned_at");--> statement-breakpoint
CREATE INDEX "player_rewards_quest_idx" ON "player_rewards" USING btree ("quest_id");