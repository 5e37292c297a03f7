import type { Page } from "@playwright/test";
import { seedId } from "../../../api/seed/deterministic-ids";
import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test, type Portal } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { newName } from "../studio-journey";

/** Of the demo, with players: winners are announced once. */
const ENDED = [seedId("challenge:hold-the-beat"), seedId("challenge:express")];
const DAY_MS = 86_400_000;

test.use({ environment: { RATE_LIMITS: "off" } });

const moment = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, "yyyy-mm-ddThh:mm".length);

/** What a visitor without a session finds there. */
function statusOf(portal: Portal, path: string) {
  return async () => (await fetch(portal.url + path)).status;
}

async function chooseGame(page: Page): Promise<void> {
  await page.goto("/desk/challenges/");
  await page.getByRole("link", { name: "New challenge" }).click();
  const search = page.getByRole("search", { name: "Games" });
  await search.getByLabel("Part of the title").fill("lantern");
  await search.getByRole("button").click();
  await expect(page).toHaveURL(/search=lantern/);
  await page.getByRole("link", { name: "Lantern Run" }).click();
}

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a challenge is written, published, repeated, ended and archived",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        test.slow();
        await openDesk(page, portal);
        const title = newName("Heron");
        await chooseGame(page);
        const content = page.getByRole("form", { name: "Content" });
        await content.getByLabel("Mode").selectOption("fireflies (most points win)");
        await content.getByLabel("Starts").fill(moment(-1));
        await content.getByLabel("Ends").fill(moment(1));
        await content.getByRole("button", { name: "Save draft" }).click();
        await expect(content.getByText("Fill this in.")).toBeVisible();
        await content.getByLabel("Name, English").fill(title);
        await content.getByText("Deutsch", { exact: true }).click();
        await content.getByLabel("Name, Deutsch").fill("Reiherstunde");
        await content.getByRole("radio", { name: "night" }).check();
        await pressAgain(content.getByRole("button", { name: "Save draft" }));
        await savedAtDesk(page, "The draft is saved.");
        const address = new URL(page.url()).pathname.replace("/desk", "");
        const seen = statusOf(portal, address);
        expect(await seen()).toBe(404);
        await expect(content.getByRole("radio", { name: "night" })).toBeChecked();

        await page.getByRole("button", { name: "Publish now" }).click();
        await savedAtDesk(page, `${title} is published.`);
        await expect.poll(seen, { timeout: SEEN_MS }).toBe(200);
        const editor = page.url();
        const repeat = page.getByRole("form", { name: "Repeat" });
        await repeat.getByLabel("How often").selectOption("Every month");
        await repeat.getByLabel("How many runs").fill("2");
        await repeat.getByRole("button").click();
        await savedAtDesk(page, "2 further runs are scheduled.");
        await expect(page.getByRole("row", { name: title })).toHaveCount(3);
        await expect(page.getByRole("row", { name: title }).first()).toContainText("Scheduled");

        await page.goto(editor);
        const end = page.getByRole("form", { name: "End now" });
        await end.getByLabel("Reason").fill("The mode is broken.");
        await end.getByRole("button").click();
        await savedAtDesk(page, `${title} has ended.`);
        await expect(end).toHaveCount(0);

        const archive = page.getByRole("form", { name: "Archive" });
        await archive.getByLabel("Reason").fill("Too windy.");
        await archive.getByRole("button").click();
        await savedAtDesk(page, `${title} is archived.`);
        await expect.poll(seen, { timeout: SEEN_MS }).toBe(404);
        // Browsers report the answer that refuses a form.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("422"))).toEqual([]);
      },
    );
  });
}

for (const [index, { name, options }] of WAYS.filter(({ tag }) => tag.length === 0).entries()) {
  test.describe(`${name}, after its end`, () => {
    test.use(options);
    const ended = ENDED[index] ?? "";

    test("the winners of a challenge are announced, and one is disqualified", async ({ page, portal }) => {
      test.slow();
      await openDesk(page, portal);
      await page.goto(`/desk/challenges/${ended}/`);
      await page.getByRole("link", { name: "Standings" }).click();
      const places = page.getByRole("region", { name: "Winners" }).getByRole("listitem");
      await expect(places).toHaveCount(3);
      const first = (await places.first().locator("b").textContent()) ?? "";
      await page.getByRole("button", { name: "Announce winners" }).click();
      await savedAtDesk(page, "The winners are announced.");
      const named = async () =>
        (await (await fetch(`${portal.url}/challenges/${ended}/`)).text()).split('id="winners"')[1];
      await expect.poll(named, { timeout: SEEN_MS }).toContain(first);

      const row = page.getByRole("region", { name: "Standings" }).getByRole("listitem").first();
      await row.getByText("Disqualify", { exact: false }).first().click();
      await row
        .getByRole("form", { name: `Disqualify ${first}` })
        .getByLabel("Reason")
        .fill("A bot plays.");
      await row.getByRole("button", { name: `Disqualify ${first}` }).click();
      await savedAtDesk(page, `${first} is disqualified and has a message with the reason.`);
      await expect(places.first()).not.toContainText(first);
      await page.getByRole("link", { name: "Disqualified: 1" }).click();
      const off = page.getByRole("listitem").filter({ hasText: "A bot plays." });
      await off.getByText("Readmit", { exact: false }).first().click();
      await off.getByLabel("Reason").fill("A mistake.");
      await off.getByRole("button").click();
      await savedAtDesk(page, `The scores of ${first} count again.`);
      await expect(places.first()).toContainText(first);

      await page.getByRole("link", { name: "On the board" }).click();
      const score = row.locator(".numeral").first();
      const before = (await score.textContent()) ?? "";
      await row.getByText("Delete the score", { exact: false }).first().click();
      await row
        .getByRole("form", { name: `Delete the score of ${first}` })
        .getByLabel("Reason")
        .fill("A bot plays.");
      await row.getByRole("button", { name: `Delete the score of ${first}` }).click();
      await savedAtDesk(page, `The score of ${first} is deleted`);
      await expect(page.getByRole("listitem").filter({ hasText: first }).filter({ hasText: before })).toHaveCount(0);
    });
  });
}
