ALTER TABLE "games" ADD COLUMN "stills" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "has_film" boolean DEFAULT false NOT NULL;