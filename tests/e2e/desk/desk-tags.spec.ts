import type { Page } from "@playwright/test";
import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test, type Portal } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { newName } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

/** Visitors have no session. */
function visitor(portal: Portal, path: string) {
  return async () => {
    const response = await fetch(portal.url + path, { redirect: "manual" });
    return `${String(response.status)} ${response.headers.get("location") ?? ""}`.trim();
  };
}

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a tag is written, published, renamed, restored and archived",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        test.slow();
        await openDesk(page, portal);
        const alias = newName("kites").replace("_", "-");
        const title = `Kites ${alias.slice(-4)}`;
        await page.goto("/desk/tags/");
        await page.getByRole("link", { name: "New tag" }).click();
        const content = page.getByRole("form", { name: "Content" });
        await content.getByLabel("Part of the address").fill("Kites!");
        await content.getByLabel("Place in lists").fill("40");
        await content.getByRole("button", { name: "Save draft" }).click();
        await expect(content.getByText("Fill this in.")).toBeVisible();
        await content.getByLabel("Title, English").fill(title);
        await content.getByLabel("Title, Deutsch").fill("Drachen");
        await content.getByLabel("Part of the address").fill(alias);
        await content.getByLabel("Below").fill("theme");
        await pressAgain(content.getByRole("button", { name: "Save draft" }));
        await savedAtDesk(page, "The draft is saved.");
        await expect(page.getByRole("region", { name: "On its way" })).toContainText("Players see nothing of it yet.");
        const seen = visitor(portal, `/tags/${alias}/`);
        expect(await seen()).toBe("404");

        await page.getByRole("button", { name: "Publish now" }).click();
        await savedAtDesk(page, `${title} is published.`);
        await expect.poll(seen, { timeout: SEEN_MS }).toBe("200");

        await content.getByLabel("Part of the address").fill(`${alias}-2`);
        await content.getByRole("button", { name: "Save and publish" }).click();
        await savedAtDesk(page, `${title} is published.`);
        await expect.poll(seen, { timeout: SEEN_MS }).toBe(`301 /tags/${alias}-2/`);

        await page.getByRole("link", { name: /^Compare with the version before ?: Version 2$/ }).click();
        const comparison = page.getByRole("region", { name: "What changes" });
        await expect(comparison.locator("del")).toHaveText(`Removed: ${alias}`);
        await expect(comparison.locator("ins")).toHaveText(`Added: ${alias}-2`);
        await comparison.getByLabel("Before").selectOption("What players see");
        await comparison.getByLabel("After").selectOption("1");
        await comparison.getByRole("button", { name: "Compare" }).click();
        await expect(comparison.locator("ins")).toHaveText(`Added: ${alias}`);
        await page.getByRole("form", { name: "Make it the draft: Version 1" }).getByRole("button").click();
        await savedAtDesk(page, "Version 1 is the draft now.");
        await expect(content.getByLabel("Part of the address")).toHaveValue(alias);
        await page.getByRole("link", { name: "What changes" }).click();
        await expect(comparison.locator("del")).toHaveText(`Removed: ${alias}-2`);
        await page.getByRole("button", { name: "Publish now" }).click();
        await savedAtDesk(page, `${title} is published.`);
        await expect.poll(seen, { timeout: SEEN_MS }).toBe("200");

        const archive = page.getByRole("form", { name: "Archive" });
        await archive.getByLabel("Reason").fill("Nobody looks for it.");
        await archive.getByRole("button").click();
        await savedAtDesk(page, `${title} is archived.`);
        await expect.poll(seen, { timeout: SEEN_MS }).toBe("404");
        await page.goto(`/desk/tags/?search=${alias}`);
        await expect(page.getByRole("row", { name: title })).toContainText("Archived");
        // Browsers report the answer that refuses a form.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("422"))).toEqual([]);
      },
    );
  });
}

test("of two editors none loses a change", async ({ page, portal, consoleErrors }) => {
  await openDesk(page, portal);
  await page.goto("/desk/tags/?search=cosy");
  await page.getByRole("link", { name: "Cosy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cosy" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const save = (one: Page) => one.getByRole("form", { name: "Content" }).getByRole("button", { name: "Save draft" });
  await other.getByLabel("Title, English").fill("Snug");
  await save(other).click();
  await savedAtDesk(other, "The draft is saved.");
  await page.getByLabel("Title, English").fill("Homely");
  await save(page).click();
  await expect(page.getByText("Somebody else has changed this meanwhile.")).toBeVisible();
  await expect(page.getByLabel("Title, English")).toHaveValue("Homely");
  await expect(page.getByText("Now there: Snug")).toBeVisible();
  await pressAgain(save(page));
  await savedAtDesk(page, "The draft is saved.");
  await expect(page.getByLabel("Title, English")).toHaveValue("Homely");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await savedAtDesk(page, "The draft is discarded.");
  await other.close();
  expect(consoleErrors.splice(0).filter((text) => !text.includes("409"))).toEqual([]);
});
