import { openDesk, savedAtDesk } from "../desk-journey";
import { expect, test } from "../portal";
import { WAYS } from "../screens";
import { gamePath } from "../seeded-addresses";
import { giveConsent, signUp } from "../sign-up";
import { newName } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "pixels are granted, and a purchase is refunded in part and in full",
      { tag },
      async ({ page, browser, portal }) => {
        test.slow();
        const buyer = newName("refund_buyer");
        const players = await browser.newContext({ baseURL: portal.url });
        const player = await players.newPage();
        await signUp(player, portal, buyer);
        await giveConsent(player, portal, false);

        await openDesk(page, portal);
        await page.goto(`/desk/purchases/?search=${buyer}`);
        await page.getByRole("link", { name: `Wallet of ${buyer}` }).click();
        const grant = page.getByRole("form", { name: "Grant pixels" });
        await grant.getByLabel("Currency").selectOption("GPX");
        await grant.getByLabel("Number of pixels").fill("9000");
        await grant.getByLabel("Reason").fill("Welcome back.");
        await grant.getByRole("button").click();
        await savedAtDesk(page, "are granted");

        await player.goto(gamePath("two-on-a-floe"));
        await player
          .getByRole("button", { name: /Buy for/ })
          .first()
          .click();
        await expect(player.getByText("This is yours").first()).toBeVisible();

        await page.goto(`/desk/purchases/?search=${buyer}`);
        await page.getByRole("link", { name: "Two on a Floe" }).click();
        const refund = page.getByRole("form", { name: "Refund" });
        const price = Number(await refund.getByLabel("Amount").inputValue());
        await refund.getByLabel("Amount").fill("1");
        await refund.getByLabel("Reason").fill("It was down.");
        await refund.getByRole("button").click();
        await savedAtDesk(page, "are back in the wallet");
        await expect(page.getByText("Refunded in part")).toBeVisible();
        await expect(refund.getByLabel("Amount")).toHaveValue(String(price - 1));
        await refund.getByLabel("Reason").fill("It does not run.");
        await refund.getByRole("button").click();
        await savedAtDesk(page, "are back in the wallet");
        await expect(refund).toHaveCount(0);

        await player.goto("/messages/");
        await expect(player.getByText("It does not run.").first()).toBeVisible();
        await player.goto("/profile/purchases/");
        await expect(player.getByText("Refunded:").first()).toBeVisible();
        await players.close();
      },
    );
  });
}
