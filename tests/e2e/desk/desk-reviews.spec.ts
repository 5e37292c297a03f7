import { axeFindings } from "../axe";
import { openDesk, savedAtDesk } from "../desk-journey";
import { horizontalOverflow } from "../page-checks";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { giveConsent } from "../sign-up";
import * as studio from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a studio submits its first game, which the desk sends back, plays and approves",
      { tag },
      async ({ page, browser, portal, consoleErrors }) => {
        test.slow();
        await giveConsent(page, portal, false);
        const maker = studio.newName("maker");
        await studio.openStudio(page, portal, maker);
        const title = studio.newName("Kite");
        await studio.createGame(page, title);
        const gamePage = page.url().replace(/#.*/, "");

        const context = await browser.newContext({ ...options, baseURL: portal.url });
        const desk = await context.newPage();
        await openDesk(desk, portal);
        await desk.goto(`/desk/studios/limits/?search=${maker}`);
        await desk.locator("summary", { hasText: "Change limits" }).click();
        await desk.getByLabel("Review its games").check();
        await desk.getByLabel("Reason").fill("A new studio.");
        await desk.getByRole("button", { name: "Save limits" }).click();
        await savedAtDesk(desk, maker);

        await studio.chooseZip(page, studio.gameZip("red"));
        await studio.expectReady(page);
        await page.goto(gamePage);
        await studio.fillFacts(page);
        await studio.uploadCover(page);
        const submit = page.getByRole("button", { name: "Submit 1.0.0.0 for review" });
        await submit.click();
        await expect(page.getByText("Submitted. You get a message")).toBeVisible();
        expect(await horizontalOverflow(page)).toBe(0);

        await desk.goto("/desk/reviews/");
        await expect(desk.getByRole("heading", { name: title })).toBeVisible();
        if (options.javaScriptEnabled) expect(await axeFindings(desk)).toEqual([]);
        expect(await horizontalOverflow(desk)).toBe(0);
        await desk.locator("summary", { hasText: "Send back" }).filter({ hasText: title }).click();
        const refusal = desk.getByRole("form", { name: `Send back ${title}` });
        await refusal.getByLabel("Reason").fill("Say how one plays it.");
        await refusal.getByRole("button").click();
        await savedAtDesk(desk, title);

        await page.goto(gamePage);
        await expect(page.getByText("Say how one plays it.")).toBeVisible();
        if (options.javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
        await pressAgain(submit);
        await expect(page.getByText("Submitted. You get a message")).toBeVisible();

        await desk.goto("/desk/reviews/");
        if (options.javaScriptEnabled) {
          await desk.getByRole("link", { name: "Play the submitted version" }).first().click();
          await studio.expectGame(desk, "red");
          await desk.goto("/desk/reviews/");
        }
        await desk
          .getByRole("form", { name: `Approve ${title}`, exact: true })
          .getByRole("button")
          .click();
        await savedAtDesk(desk, `${title} is approved and has appeared.`);
        await context.close();
        await page.goto(gamePage);
        await expect(page.getByText("Version 1.0.0.0 is public.")).toBeVisible();
        expect(consoleErrors.splice(0)).toEqual([]);
      },
    );
  });
}
