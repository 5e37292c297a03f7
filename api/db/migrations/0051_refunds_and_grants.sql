CREATE TABLE "payment_disputes" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "pixel_grants" (
	"grant_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"staff_id" uuid,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"refunded_before" integer DEFAULT 0 NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pixel_grants_taken_back" CHECK ("pixel_grants"."taken_back" between 0 and "pixel_grants"."amount")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"purchase_id" uuid,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"staff_id" uuid,
	"reference" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_of_one" CHECK (num_nonnulls("refunds"."order_id", "refunds"."purchase_id") = 1)
);
--> statement-breakpoint
DROP INDEX "purchases_user_item_idx";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wallet_balances" ADD COLUMN "debt" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "tax" integer;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pixel_grants" ADD CONSTRAINT "pixel_grants_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pixel_grants" ADD CONSTRAINT "pixel_grants_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pixel_grants" ADD CONSTRAINT "pixel_grants_order_id_payment_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payment_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_purchase_id_purchases_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("purchase_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment_idx" ON "payment_disputes" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "pixel_grants_user_idx" ON "pixel_grants" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "pixel_grants_staff_idx" ON "pixel_grants" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "pixel_grants_order_idx" ON "pixel_grants" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference_idx" ON "refunds" USING btree ("order_id","reference");--> statement-breakpoint
CREATE INDEX "refunds_purchase_idx" ON "refunds" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payment_orders_paid_idx" ON "payment_orders" USING btree ("created_at" DESC NULLS FIRST,"order_id") WHERE "payment_orders"."payment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_user_item_idx" ON "purchases" USING btree ("user_id","item_id") WHERE "purchases"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_refunded" CHECK ("purchases"."refunded" between 0 and "purchases"."price");--> statement-breakpoint
ALTER TABLE "wallet_balances" ADD CONSTRAINT "wallet_balances_debt" CHECK ("wallet_balances"."debt" >= 0);--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_refunded" CHECK ("payment_orders"."refunded" between 0 and "payment_orders"."amount");--> statement-breakpoint
INSERT INTO "refunds" ("refund_id", "order_id", "amount", "state", "reference", "created_at", "settled_at") SELECT gen_random_uuid(), "order_id", "amount", 'done', 'rest', coalesce("settled_at", "created_at"), coalesce("settled_at", "created_at") FROM "payment_orders" WHERE "status" = 'REFUNDED';--> statement-breakpoint
UPDATE "payment_orders" SET "refunded" = "amount" WHERE "status" = 'REFUNDED';
