import { axeFindings } from "../axe";
import { openDesk, savedAtDesk } from "../desk-journey";
import { mailedLink } from "../mail-link";
import { horizontalOverflow } from "../page-checks";
import { expect, test } from "../portal";
import { WAYS } from "../screens";
import { giveConsent, signUp } from "../sign-up";
import { newName } from "../studio-journey";

const ACTIVATE = /https?:\S+\/session\/activate\?\S+/;
const UNSUBSCRIBE = /https?:\S+\/unsubscribe\/\?\S+/;

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "an announcement reaches a player, who then unsubscribes",
      { tag },
      async ({ page, browser, portal, javaScriptEnabled }) => {
        test.slow();
        const reader = newName("reader");
        const address = `${reader}@example.org`;
        const players = await browser.newContext({ baseURL: portal.url });
        const player = await players.newPage();
        await signUp(player, portal, reader);
        await giveConsent(player, portal, false);
        await player.goto(await mailedLink(portal, address, ACTIVATE));
        await player.getByRole("button", { name: "Confirm address" }).click();
        await player.goto("/profile/account-details/");
        await player.getByRole("checkbox", { name: /news/i }).check();
        await player.getByRole("button", { name: "Save" }).first().click();
        await expect(player.getByText("Saved.", { exact: true })).toBeVisible();

        const owner = await openDesk(page, portal);
        await page.goto(await mailedLink(portal, `${owner}@example.org`, ACTIVATE));
        await page.getByRole("button", { name: "Confirm address" }).click();
        await page.goto("/desk/announcements/");
        await page.getByRole("link", { name: "New announcement" }).click();
        await page.getByLabel("Subject, English").fill("A summer of games");
        await page
          .getByLabel("Text, English")
          .fill("Twelve new games.\n\nSee https://play.example/games/ for all of them.");
        await page.getByRole("button", { name: "Save draft" }).first().click();
        await savedAtDesk(page, "The draft is saved.");
        await expect(page.getByRole("link", { name: "https://play.example/games/" })).toBeVisible();
        if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
        expect(await horizontalOverflow(page)).toBe(0);
        await page.getByRole("button", { name: "Send a test" }).click();
        await savedAtDesk(page, "The test is on its way");
        await mailedLink(portal, `${owner}@example.org`, UNSUBSCRIBE);
        await page.getByRole("button", { name: "Send now" }).click();
        await savedAtDesk(page, "is being sent");

        const link = await mailedLink(portal, address, UNSUBSCRIBE);
        // A scanner that follows links changes nothing.
        await player.request.get(link);
        await player.goto(link);
        await expect(player.getByText(/gets our news/)).toBeVisible();
        await player.getByRole("button", { name: "Stop these mails" }).click();
        await expect(player.getByText(/gets no more news/)).toBeVisible();
        await expect(async () => {
          await page.reload();
          await expect(page.getByRole("heading", { level: 2, name: "Sent", exact: true })).toBeVisible();
        }).toPass();
        await players.close();
      },
    );
  });
}
