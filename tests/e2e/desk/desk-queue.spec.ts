import { openDesk, savedAtDesk } from "../desk-journey";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { reportGame } from "./report-game";
import { WAYS } from "../screens";
import { signUp } from "../sign-up";
import { newName } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a reported game is taken and decided, and comes back with the next report",
      { tag },
      async ({ page, browser, portal, consoleErrors }) => {
        test.slow();
        // Journeys that run at the same time have a game each.
        const device = options.viewport.width > 900 ? "desktop" : "phone";
        const game = { desktop: "Softfall", phone: "Seaglass" }[device];
        const slug = game.toLowerCase();
        const players = await browser.newContext({ baseURL: portal.url });
        const player = await players.newPage();
        await signUp(player, portal, newName(`reporter_${device}`));
        await reportGame(player, portal, { game: slug, reason: "BROKEN", comment: "It stops at the third pad." });

        await openDesk(page, portal);
        await page.goto("/desk/queue/");
        await page.getByRole("link", { name: game }).click();
        await expect(page.getByText("It stops at the third pad.").first()).toBeVisible();
        await page.getByRole("button", { name: "Take it" }).click();
        await savedAtDesk(page, game);

        await reportGame(player, portal, { game: slug, reason: "SPAM" });
        const form = page.getByRole("form", { name: "Decide" });
        await form.getByLabel("Reason").fill("It works for us.");
        await form.getByRole("button").click();
        await expect(page.getByText("Meanwhile a report came in")).toBeVisible();
        await expect(page.getByText("It is advertising or spam").first()).toBeVisible();
        await expect(form.getByLabel("Reason")).toHaveValue("It works for us.");
        await pressAgain(form.getByRole("button"));
        await savedAtDesk(page, game);
        await expect(page.getByText(`dismissed the reports of ${game}.`).first()).toBeVisible();
        await expect(form).toHaveCount(0);

        await reportGame(player, portal, { game: slug, reason: "MALICIOUS" });
        await page.goto("/desk/queue/");
        await page.getByRole("link", { name: game }).click();
        await page.getByRole("link", { name: "Stop the game" }).click();
        await expect(page.getByRole("form", { name: "Stop a game" }).getByLabel("Game")).toHaveValue(/^\w{6}$/);
        await players.close();
        // Browsers report the answer that refuses a form.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("409"))).toEqual([]);
      },
    );
  });
}
