import type { Browser, Page } from "@playwright/test";
import { openDesk, savedAtDesk } from "../desk-journey";
import { expect, test, type Portal } from "../portal";
import { WAYS } from "../screens";
import { giveConsent, signUp } from "../sign-up";
import * as studio from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

type Guest = { browser: Browser; portal: Portal; options: object };

async function another({ browser, portal, options }: Guest): Promise<Page> {
  return (await browser.newContext({ ...options, baseURL: portal.url, locale: "en-US" })).newPage();
}

const told = (page: Page, text: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: text });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a player reports a game, a moderator stops it, its studio appeals, and all are told",
      { tag },
      async ({ page, browser, portal }) => {
        test.slow();
        const maker = await another({ browser, portal, options });
        await giveConsent(maker, portal, false);
        await studio.openStudio(maker, portal, studio.newName("appeal"));
        const title = studio.newName("Kite");
        await studio.createGame(maker, title);
        const gamePage = maker.url().replace(/#.*/, "");
        await studio.chooseZip(maker, studio.gameZip("red", 1_000));
        await studio.expectReady(maker);
        await maker.goto(gamePage);
        await studio.fillFacts(maker);
        await studio.uploadCover(maker);
        await studio.publish(maker, "1.0.0.0");
        const publicPage = (await maker.getByRole("link", { name: "Public page" }).getAttribute("href")) ?? "";

        const player = await another({ browser, portal, options });
        await signUp(player, portal, studio.newName("reporter"));
        await player.goto(publicPage);
        await player.getByText("Report this game", { exact: true }).click();
        const report = player.getByRole("form", { name: "Report this game" });
        await report.getByRole("radio", { name: "It copies somebody else’s work" }).check();
        await report.getByRole("button", { name: "Send report" }).click();
        await expect(player.getByText("Report sent. Thank you.")).toBeVisible();

        await openDesk(page, portal);
        await page.goto("/desk/queue/?kind=GAME");
        await page.getByRole("link", { name: title }).click();
        await expect(page).toHaveURL(/\/desk\/queue\/[^/?]+\/$/);
        const reportCase = page.url();
        await page.getByRole("link", { name: "Stop the game" }).click();
        const stop = page.getByRole("form", { name: "Stop a game" });
        await stop.getByLabel("Reason").fill("It looks like a copy.");
        await stop.getByRole("button").click();
        await savedAtDesk(page, title);
        await page.goto(reportCase);
        const decide = page.getByRole("form", { name: "Decide" });
        await decide.getByLabel("Decision").selectOption("Something was done");
        await decide.getByLabel("Reason").fill("Stopped.");
        await decide.getByLabel("Answer to who reported").selectOption("REMOVED");
        await decide.getByRole("button").click();
        await savedAtDesk(page, title);
        await player.goto("/messages/");
        await expect(told(player, `Thank you for your report of ${title}.`)).toBeVisible();

        await maker.goto(gamePage);
        const takedown = maker.getByRole("region", { name: "Stopped" });
        await expect(takedown).toContainText("It looks like a copy.");
        await takedown.getByRole("textbox", { name: "Appeal" }).fill("We drew it ourselves.");
        await takedown.getByRole("button", { name: "Send appeal" }).click();
        await expect(takedown).toContainText("The portal has not answered yet.");

        await page.goto("/desk/");
        await page.getByRole("link", { name: "Appeals of studios" }).click();
        // The address changes before the page does.
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Takedowns");
        const appealed = page.getByRole("listitem").filter({ hasText: title });
        await expect(appealed).toContainText("We drew it ourselves.");
        await appealed.locator("summary", { hasText: "Lift" }).click();
        const lift = appealed.getByRole("form", { name: `Lift: ${title}` });
        await lift.getByLabel("Reason").fill("They showed their sketches.");
        await lift.getByRole("button").click();
        await savedAtDesk(page, title);
        await maker.goto("/messages/");
        await expect(told(maker, `${title} is no longer stopped`)).toBeVisible();
        for (const other of [maker, player]) await other.context().close();
      },
    );
  });
}
