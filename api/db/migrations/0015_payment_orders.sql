CREATE TABLE "payment_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"item_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"title" text NOT NULL,
	"locale" text NOT NULL,
	"payment_url" text,
	"payment_id" text,
	"purchase_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_orders_amount_positive" CHECK ("payment_orders"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_item_id_game_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."game_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_purchase_id_purchases_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("purchase_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_pending_idx" ON "payment_orders" USING btree ("user_id","item_id") WHERE "payment_orders"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_payment_idx" ON "payment_orders" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "payment_orders_user_idx" ON "payment_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_orders_purchase_idx" ON "payment_orders" USING btree ("purchase_id");