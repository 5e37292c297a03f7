CREATE TABLE "health_incidents" (
	"incident_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"severity" text NOT NULL,
	"count" integer,
	"error" text,
	"since" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_minutes" (
	"minute" timestamp with time zone PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	"failed" integer NOT NULL,
	"rejected" integer NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "process_starts" (
	"start_id" uuid PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"process" integer NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "health_incidents_open_idx" ON "health_incidents" USING btree ("kind","subject") WHERE "health_incidents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "health_incidents_since_idx" ON "health_incidents" USING btree ("since");--> statement-breakpoint
CREATE INDEX "health_incidents_ended_idx" ON "health_incidents" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "process_starts_started_idx" ON "process_starts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "payment_orders_provider_idx" ON "payment_orders" USING btree ("provider","created_at");--> statement-breakpoint
CREATE INDEX "refunds_unsettled_idx" ON "refunds" USING btree ("state","created_at") WHERE "refunds"."state" <> 'done';