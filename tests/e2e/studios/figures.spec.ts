import { axeFindings } from "../axe";
import { openDesk } from "../desk-journey";
import { clippedTexts, horizontalOverflow, smallTargets } from "../page-checks";
import { expect, test } from "../portal";
import { WAYS } from "../screens";

test.use({ environment: { RATE_LIMITS: "off" }, hasFigures: true });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test("an owner reads the figures of the portal, a game and some days", { tag }, async ({ page, portal }) => {
      test.slow();
      await openDesk(page, portal);
      await page.goto("/desk/figures/");
      const plot = page.getByRole("img", { name: "Plays by day" });
      await expect(plot).toBeVisible();
      await page.getByRole("link", { name: "7 days" }).click();
      await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "page");
      await page.getByRole("region", { name: "Plays by day" }).getByText("The same as a table").click();
      await expect(page.getByRole("table", { name: "Plays by day" }).getByRole("row")).toHaveCount(8);
      await page.getByRole("link", { name: "Made-up 0" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Made-up 0" })).toBeVisible();
      await expect(page.getByText(/^Median of “Made-up”/).first()).toBeVisible();
      // The checker is a script of the page.
      if (options.javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      expect(await clippedTexts(page)).toEqual([]);
      expect(await smallTargets(page, 24)).toEqual([]);

      const form = page.getByRole("form", { name: "Period" });
      const lastDay = await form.getByLabel("To").inputValue();
      await form.getByLabel("From").fill(lastDay);
      await form.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(new RegExp(`from=${lastDay}&to=${lastDay}`));
      await expect(page.getByRole("heading", { level: 1, name: "Made-up 0" })).toBeVisible();
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "CSV of this page" }).click();
      expect((await download).suggestedFilename()).toBe("figures.csv");
    });
  });
}
