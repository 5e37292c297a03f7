ALTER TABLE "sections" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "devices" text DEFAULT 'ALL' NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "locales" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "ends_at" timestamp with time zone;