import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { gamePath } from "../seeded-addresses";
import { WAYS } from "../screens";
import { applyForStudio, newName } from "../studio-journey";

const STOPPED_GAME = gamePath("truffle-hunch");

test.use({ environment: { RATE_LIMITS: "off" } });

const open = (page: Page, link: string) =>
  page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: link, exact: true }).click();

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "an owner approves a studio, gives it more storage, stops a game and releases it",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        test.slow();
        const applicant = newName("kite");
        const studio = `Studio ${applicant}`;
        await applyForStudio(page, portal, applicant);
        const owner = await openDesk(page, portal);

        await page.goto("/desk/applications/");
        const application = page.getByRole("region", { name: studio });
        await expect(application).toContainText("Kites, mostly.");
        await application
          .getByRole("form", { name: `Approve ${studio}` })
          .getByRole("button")
          .click();
        await expect(page.getByRole("status")).toContainText(`${studio} is a studio now.`);
        await expect(application).toHaveCount(0);

        await page.goto("/desk/studios/");
        await page.getByRole("link", { name: "New studio" }).click();
        const made = page.getByRole("form", { name: "New studio" });
        await made.getByLabel("Studio name").fill(`Yard ${applicant}`);
        await made.getByLabel("Username of its owner").fill(applicant);
        await made.getByRole("button").click();
        await savedAtDesk(page, `Yard ${applicant} is a studio now, and ${applicant} is its owner.`);

        await page.goto("/desk/studios/?search=small");
        await page.getByRole("link", { name: "Small Hours" }).click();
        const content = page.getByRole("form", { name: "Content" });
        const [english, german] = [`Games for night ${applicant}.`, `Spiele für die Nacht ${applicant}.`];
        await content.getByLabel("Description, English").fill(english);
        await content.getByText("Deutsch", { exact: true }).click();
        await content.getByLabel("Description, Deutsch").fill(german);
        await content.getByLabel("Links to other sites").fill("small-hours.example.org");
        await content.getByLabel("Picture").selectOption("Softfall");
        await content.getByRole("button", { name: "Save and publish" }).click();
        await expect(content.getByText("This does not fit.")).toBeVisible();
        await content.getByLabel("Links to other sites").fill("https://small-hours.example.org/");
        await pressAgain(content.getByRole("button", { name: "Save and publish" }));
        await savedAtDesk(page, "Small Hours is published.");
        const address = await page.getByRole("link", { name: "See on the portal" }).getAttribute("href");
        const seen = async (locale: string) => (await fetch(`${portal.url}${locale}${String(address)}`)).text();
        await expect.poll(() => seen(""), { timeout: SEEN_MS }).toContain(`<p class="studio-description">${english}`);
        await expect.poll(() => seen("/de"), { timeout: SEEN_MS }).toContain(german);
        expect(await seen("")).toContain('href="https://small-hours.example.org/"');
        expect(await seen("")).toMatch(/<meta property="og:image" content="[^"]*\/covers\/softfall\//);

        await page.goto(`/desk/studios/limits/?search=${encodeURIComponent(studio)}`);
        await page.locator("summary", { hasText: "Change limits" }).click();
        const limits = page.getByRole("form", { name: `Limits of ${studio}` });
        await limits.getByLabel("Storage in MB").fill("0");
        await limits.getByLabel("Reason").fill("Their engine's files are large.");
        await limits.getByRole("button").click();
        await expect(limits.getByText("At least 1.")).toBeVisible();
        await limits.getByLabel("Storage in MB").fill("20480");
        await pressAgain(limits.getByRole("button"));
        await expect(page.getByRole("status")).toContainText(`The limits of ${studio} count`);

        await page.goto("/desk/takedowns/");
        const stop = page.getByRole("form", { name: "Stop a game" });
        await stop.getByLabel("Game").fill(`${portal.url}${STOPPED_GAME}`);
        await stop.getByLabel("Reason").fill("A letter of the rights holder.");
        await stop.getByRole("button").click();
        await expect(page.getByRole("status")).toContainText("Truffle Hunch is stopped.");
        const visit = async () => (await page.request.get(`${portal.url}${STOPPED_GAME}`)).status();
        await expect.poll(visit, { timeout: SEEN_MS }).toBe(404);
        await page.locator("summary", { hasText: "Lift" }).click();
        const lift = page.getByRole("form", { name: "Lift: Truffle Hunch" });
        await lift.getByLabel("Reason").fill("They agreed.");
        await lift.getByRole("button").click();
        await expect(page.getByRole("status")).toContainText("Truffle Hunch is as it was before.");
        await expect.poll(visit, { timeout: SEEN_MS }).toBe(200);

        await page.goto(`/desk/audit-log/?search=${owner}`);
        const lines = await page.locator(".desk-lines > li").allInnerTexts();
        for (const [index, text] of [
          `${owner} lifted the takedown of Truffle Hunch.`,
          `${owner} stopped the game Truffle Hunch.`,
          `${owner} changed the limits of ${studio}.`,
          `${owner} published Small Hours.`,
          `${owner} saved a draft of Small Hours.`,
          `${owner} made the studio Yard ${applicant}.`,
          `${owner} approved the studio ${studio}.`,
        ].entries()) {
          expect(lines[index]).toContain(text);
        }
        // Browsers report the answer that refuses a form.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("422"))).toEqual([]);
      },
    );
  });
}

test("an owner reads the statistics and takes a table along", async ({ page, portal }) => {
  await openDesk(page, portal);
  await page.goto("/search/?search=lantern");
  await page.goto("/desk/");
  await open(page, "Statistics");
  const week = page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: "7 days" });
  await week.click();
  await expect(week).toHaveAttribute("aria-current", "page");
  const table = page.getByRole("region", { name: "Searches", exact: true });
  await expect(table.getByRole("row", { name: /^lantern/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    table.getByRole("link", { name: "Searches as CSV", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("searches-7-days.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines[0]).toBe("Text,Searches,Games found");
  expect(lines.find((line) => line.startsWith("lantern,"))).toMatch(/^lantern,\d+,\d+$/);
});
