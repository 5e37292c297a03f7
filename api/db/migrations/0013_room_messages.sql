CREATE TABLE "room_messages" (
	"room_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_messages_room_id_sequence_pk" PRIMARY KEY("room_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "max_players" integer;--> statement-breakpoint
ALTER TABLE "room_players" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "last_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_room_id_rooms_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_messages_user_idx" ON "room_messages" USING btree ("user_id");