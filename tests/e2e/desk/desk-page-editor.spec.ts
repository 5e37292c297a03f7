import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { newName } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test("a section is added, filled, moved, published and taken back", { tag }, async ({ page, portal }) => {
      test.slow();
      await openDesk(page, portal);
      const section = newName("Shelf");
      // Its last section is on the last page of the home feed.
      const seen = async () => (await (await fetch(`${portal.url}/?page=2`)).text()).includes(section);
      await page.goto("/desk/pages/");
      await page.getByRole("link", { name: "Home page" }).click();
      const addition = page.getByRole("form", { name: "New section" });
      await addition.getByLabel("Kind").selectOption("Row of games");
      await addition.getByLabel("Name in English").fill(section);
      await addition.getByRole("button").click();
      await savedAtDesk(page, `${section} is at the end of the page`);
      await expect(page.getByRole("heading", { level: 1, name: section })).toBeVisible();

      await page.getByLabel("Part of the name").fill("kiln");
      await page.getByRole("button", { name: "Filter" }).click();
      await page.getByRole("button", { name: "Add Kilnbreak" }).click();
      await savedAtDesk(page, "The entry is at the end of the section.");
      await page.getByRole("link", { name: "Kilnbreak" }).click();
      const content = page.getByRole("form", { name: "Content" });
      await content.getByLabel("Line above the title, English").fill("Warm");
      await content.getByRole("button").click();
      await savedAtDesk(page, "The draft is saved.");
      await page.getByRole("link", { name: "Home page" }).click();

      const up = page.getByRole("button", { name: `Up ${section}` });
      await up.click();
      await savedAtDesk(page, `${section} is section`);
      await expect(page.getByRole("button", { name: `Down ${section}` })).toBeEnabled();
      if (options.javaScriptEnabled !== false) await expect(up).toBeFocused();
      expect(await seen()).toBe(false);
      await pressAgain(page.getByRole("button", { name: "Publish now" }));
      await savedAtDesk(page, "home is published.");
      await expect.poll(seen, { timeout: SEEN_MS }).toBe(true);

      await page.getByRole("button", { name: `Hide ${section}` }).click();
      await expect(page.locator(".desk-sections > li").filter({ hasText: section })).toContainText("Nobody sees it");
      await page.getByRole("button", { name: "Publish now" }).click();
      await savedAtDesk(page, "home is published.");
      await expect.poll(seen, { timeout: SEEN_MS }).toBe(false);

      const rows = page.locator(".desk-sections > li");
      const all = await rows.count();
      if (options.javaScriptEnabled === false) {
        await page.getByRole("link", { name: section }).click();
        const place = page.getByRole("form", { name: "Place" });
        await place.getByRole("textbox").fill(String(all - 2));
        await place.getByRole("button").click();
      } else {
        const above = rows.nth(all - 3);
        await above.scrollIntoViewIfNeeded();
        await rows.filter({ hasText: section }).locator(".desk-handle").dragTo(above);
      }
      await savedAtDesk(page, `${section} is section ${String(all - 2)} of ${String(all)}.`);
      await expect(rows.nth(all - 3)).toContainText(section);
    });
  });
}
