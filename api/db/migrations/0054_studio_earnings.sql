CREATE TABLE "studio_balances" (
	"studio_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "studio_balances_studio_id_currency_pk" PRIMARY KEY("studio_id","currency")
);
--> statement-breakpoint
CREATE TABLE "studio_bank_details" (
	"studio_id" uuid PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"iban" text,
	"other_account" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_earnings" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "studio_earnings_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"studio_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" uuid,
	"game_id" uuid,
	"payout_id" uuid,
	"share_points" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_earnings_source" CHECK (num_nonnulls("studio_earnings"."order_id", "studio_earnings"."payout_id") = 1),
	CONSTRAINT "studio_earnings_of_game" CHECK (("studio_earnings"."order_id" is null) = ("studio_earnings"."game_id" is null))
);
--> statement-breakpoint
CREATE TABLE "studio_payouts" (
	"payout_id" uuid PRIMARY KEY NOT NULL,
	"studio_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"holder" text,
	"account" text,
	"created_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone,
	"reversal_reason" text,
	CONSTRAINT "studio_payouts_amount_positive" CHECK ("studio_payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "studio_shares" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "studio_shares_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"studio_id" uuid,
	"points" integer,
	"valid_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_shares_points" CHECK ("studio_shares"."points" between 0 and 10000),
	CONSTRAINT "studio_shares_of_portal" CHECK (num_nonnulls("studio_shares"."studio_id", "studio_shares"."points") > 0)
);
--> statement-breakpoint
ALTER TABLE "studio_balances" ADD CONSTRAINT "studio_balances_studio_id_studios_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("studio_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_bank_details" ADD CONSTRAINT "studio_bank_details_studio_id_studios_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("studio_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_earnings" ADD CONSTRAINT "studio_earnings_studio_id_studios_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("studio_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_earnings" ADD CONSTRAINT "studio_earnings_order_id_payment_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_earnings" ADD CONSTRAINT "studio_earnings_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_earnings" ADD CONSTRAINT "studio_earnings_payout_id_studio_payouts_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."studio_payouts"("payout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_payouts" ADD CONSTRAINT "studio_payouts_studio_id_studios_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("studio_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_shares" ADD CONSTRAINT "studio_shares_studio_id_studios_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("studio_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_balances_due_idx" ON "studio_balances" USING btree ("currency","balance") WHERE "studio_balances"."balance" > 0;--> statement-breakpoint
CREATE INDEX "studio_earnings_studio_idx" ON "studio_earnings" USING btree ("studio_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_earnings_order_idx" ON "studio_earnings" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_earnings_sale_idx" ON "studio_earnings" USING btree ("order_id") WHERE "studio_earnings"."kind" = 'SALE';--> statement-breakpoint
CREATE UNIQUE INDEX "studio_earnings_payout_idx" ON "studio_earnings" USING btree ("payout_id","kind");--> statement-breakpoint
CREATE INDEX "studio_payouts_created_idx" ON "studio_payouts" USING btree ("created_at" DESC NULLS FIRST,"payout_id");--> statement-breakpoint
CREATE INDEX "studio_shares_studio_idx" ON "studio_shares" USING btree ("studio_id","valid_from");--> statement-breakpoint
CREATE FUNCTION refuse_change_of_studio_earnings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'studio_earnings is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER studio_earnings_append_only BEFORE UPDATE OR DELETE ON "studio_earnings"
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_studio_earnings();
