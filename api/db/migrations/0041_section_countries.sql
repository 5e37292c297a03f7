ALTER TABLE "sections" ADD COLUMN "countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "except_countries" text[] DEFAULT '{}' NOT NULL;