import type { Page } from "@playwright/test";
import { test } from "./payments-portal";
import { expect, type Portal } from "./portal";
import { pressAgain } from "./press-again";
import { gamePath } from "./seeded-addresses";
import { giveConsent, signUp } from "./sign-up";

test.use({ sellsForMoney: true });

test.beforeEach(({ portal, providers: { stripe, xsolla } }) => {
  stripe.failureMode = xsolla.failureMode = "none";
  stripe.webhook = `${portal.url}/embedded/api/payments/stripe/webhook`;
  xsolla.webhook = `${portal.url}/embedded/api/payments/xsolla/webhook`;
});

let buyers = 0;

async function openAsBuyer(page: Page, portal: Portal, path: string): Promise<void> {
  await signUp(page, portal, `buyer_${String(Date.now() % 1e9)}_${String(++buyers)}`);
  await giveConsent(page, portal, false);
  await page.goto(path, { waitUntil: "load" });
}

const offerOf = (page: Page) => page.getByRole("region", { name: "Full version" });
const buyButton = (page: Page) => offerOf(page).getByRole("button", { name: /Buy for/ });

async function expectReceipt(page: Page, price: RegExp): Promise<void> {
  await page.goto("/profile/purchases/");
  await expect(page.getByText("Full version")).toHaveCount(1);
  await expect(page.getByText(price).first()).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a game is bought with Stripe after a cancelled payment", async ({ page, portal }) => {
      test.slow();
      const path = gamePath("lantern-run");
      await openAsBuyer(page, portal, path);
      await buyButton(page).click();
      await page.getByRole("link", { name: "Back to the shop" }).click();
      await expect(page).toHaveURL(portal.url + path);
      await expect(page.getByText("Payment cancelled. Nothing was charged.")).toBeVisible();
      await buyButton(page).click();
      await page.getByRole("button", { name: "Pay", exact: true }).click();
      await expect(page).toHaveURL(portal.url + path);
      await expect(page.getByText("Payment received. It is yours now.")).toBeVisible();
      await expect(offerOf(page).getByText("This is yours")).toBeVisible();
      await expect(buyButton(page)).toHaveCount(0);
      await expectReceipt(page, /4\.99/);
    });

    test("a game is bought with Xsolla", async ({ page, portal }) => {
      test.slow();
      const path = gamePath("softfall");
      await openAsBuyer(page, portal, path);
      await buyButton(page).click();
      await page.getByRole("button", { name: "Pay", exact: true }).click();
      await expect(page).toHaveURL(portal.url + path);
      await expect(page.getByText("Payment received. It is yours now.")).toBeVisible();
      await expect(offerOf(page).getByText("This is yours")).toBeVisible();
      await expectReceipt(page, /12\.5/);
    });
  });
}

test("a pending payment is not shown as paid", async ({ page, portal }) => {
  const path = gamePath("lantern-run");
  await openAsBuyer(page, portal, path);
  await buyButton(page).click();
  await page.getByRole("button", { name: "Pay by bank" }).click();
  await expect(page).toHaveURL(portal.url + path);
  await expect(page.getByText("The payment is being confirmed.", { exact: false })).toBeVisible();
  await expect(buyButton(page)).toBeVisible();
});

for (const failureMode of ["error", "garbage"] as const) {
  test(`a provider's response ${failureMode} is shown, and a retry pays once`, async ({ page, portal, providers }) => {
    test.slow();
    const { stripe } = providers;
    const path = gamePath("lantern-run");
    stripe.failureMode = failureMode;
    await openAsBuyer(page, portal, path);
    await buyButton(page).click();
    await expect(page).toHaveURL(portal.url + path);
    await expect(page.getByText("The payment service does not answer at the moment.", { exact: false })).toBeVisible();
    stripe.failureMode = "none";
    const opened = stripe.sessions.length;
    await pressAgain(buyButton(page));
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByText("Payment received. It is yours now.")).toBeVisible();
    expect(stripe.sessions.length).toBe(opened + 1);
  });
}
