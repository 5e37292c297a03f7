CREATE TABLE "quest_refreshes" (
	"user_id" uuid NOT NULL,
	"collection_alias" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	CONSTRAINT "quest_refreshes_user_id_collection_alias_pk" PRIMARY KEY("user_id","collection_alias")
);
--> statement-breakpoint
ALTER TABLE "quest_refreshes" ADD CONSTRAINT "quest_refreshes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_refreshes" ADD CONSTRAINT "quest_refreshes_collection_alias_quest_collections_alias_fk" FOREIGN KEY ("collection_alias") REFERENCES "public"."quest_collections"("alias") ON DELETE cascade ON UPDATE no action;