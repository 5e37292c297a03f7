CREATE TABLE "studio_news" (
	"news_id" uuid PRIMARY KEY NOT NULL,
	"studio_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"game_id" uuid,
	"published_at" timestamp with time zone NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio_news" ADD CONSTRAINT "studio_news_studio_id_studios_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("studio_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_news" ADD CONSTRAINT "studio_news_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_news_studio_idx" ON "studio_news" USING btree ("studio_id","published_at");--> statement-breakpoint
CREATE INDEX "studio_news_game_idx" ON "studio_news" USING btree ("game_id");