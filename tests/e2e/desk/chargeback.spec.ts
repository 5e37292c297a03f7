import type { Page } from "@playwright/test";
import { sendNotice } from "../../setup/payment-server";
import { stripeDispute } from "../../setup/stripe-server";
import { openDesk, savedAtDesk } from "../desk-journey";
import { test } from "../payments-portal";
import { expect } from "../portal";
import { WAYS } from "../screens";
import { gamePath } from "../seeded-addresses";
import { giveConsent, signUp } from "../sign-up";
import { newName } from "../studio-journey";

test.use({ sellsForMoney: true });

const SOLD_FOR_MONEY = gamePath("lantern-run");
const SOLD_FOR_PIXELS = gamePath("two-on-a-floe");
const PRICE_IN_CENTS = 499;

const isOwned = (page: Page) => page.getByText("This is yours").first();
const buyButton = (page: Page) => page.getByRole("button", { name: /Buy for/ }).first();

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a payment is charged back after its pixels were spent, and given back when the dispute is won",
      { tag },
      async ({ page, browser, portal, providers: { stripe } }) => {
        test.slow();
        stripe.webhook = `${portal.url}/embedded/api/payments/stripe/webhook`;
        const buyer = newName("disputing");
        const players = await browser.newContext({ ...options, baseURL: portal.url });
        const player = await players.newPage();
        await signUp(player, portal, buyer);
        await giveConsent(player, portal, false);
        await player.goto(SOLD_FOR_MONEY, { waitUntil: "load" });
        await buyButton(player).click();
        await player.getByRole("button", { name: "Pay", exact: true }).click();
        await expect(isOwned(player)).toBeVisible();

        await openDesk(page, portal);
        await page.goto(`/desk/purchases/?search=${buyer}`);
        await page.getByRole("link", { name: "Lantern Run" }).click();
        await page.getByRole("link", { name: "Grant pixels for it" }).click();
        const grant = page.getByRole("form", { name: "Grant pixels" });
        await grant.getByLabel("Currency").selectOption("GPX");
        await grant.getByLabel("Number of pixels").fill("9000");
        await grant.getByLabel("Reason").fill("It came late.");
        await grant.getByRole("button").click();
        await savedAtDesk(page, "are granted");

        await player.goto(SOLD_FOR_PIXELS);
        await buyButton(player).click();
        await expect(isOwned(player)).toBeVisible();

        const payment = stripe.sessions.at(-1)?.payment_intent ?? "";
        const dispute = { id: `dp_${buyer}`, payment_intent: payment, amount: PRICE_IN_CENTS };
        await sendNotice(stripe, stripeDispute({ ...dispute, status: "needs_response" }));
        await player.goto("/messages/");
        await expect(player.getByText("Lantern Run is not yours any more").first()).toBeVisible();
        await player.goto("/profile/purchases/");
        await expect(player.getByText(/^Debt: .*\d/)).toBeVisible();
        await player.goto(SOLD_FOR_MONEY);
        await expect(buyButton(player)).toBeVisible();
        await player.goto(SOLD_FOR_PIXELS);
        await expect(isOwned(player)).toBeVisible();
        await page.goto(`/desk/purchases/?search=${buyer}`);
        await page.getByRole("link", { name: "Lantern Run" }).click();
        await expect(page.getByText("Charged back, not decided").first()).toBeVisible();

        await sendNotice(stripe, stripeDispute({ ...dispute, status: "won" }));
        await player.goto(SOLD_FOR_MONEY);
        await expect(isOwned(player)).toBeVisible();
        await player.goto("/profile/purchases/");
        await expect(player.getByText(/^Debt: /)).toHaveCount(0);
        await players.close();
      },
    );
  });
}
