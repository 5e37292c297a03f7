import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test } from "../portal";
import { WAYS } from "../screens";
import { newName } from "../studio-journey";

const PRICE = /31\u00a0RPx/;

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a game's texts are changed in two languages, published and brought back",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        test.slow();
        await openDesk(page, portal);
        const [english, german] = [newName("Drift"), newName("Treiben")];
        await page.goto("/desk/games/");
        const search = page.getByRole("search", { name: "Games" });
        await search.getByLabel("Part of the title").fill("seagl");
        await search.getByRole("button").click();
        await expect(page).toHaveURL(/search=seagl/);
        await page.getByRole("link", { name: "Seaglass" }).click();
        await expect(page.getByRole("region", { name: "What is missing" })).toContainText("Nothing keeps this game");
        const content = page.getByRole("form", { name: "Content" });
        const before = await content.getByLabel("In one sentence, English").inputValue();
        await content.getByLabel("In one sentence, English").fill(english);
        await content.getByText("Deutsch", { exact: true }).click();
        await content.getByLabel("In one sentence, Deutsch").fill(german);
        await content.getByText("Full version", { exact: true }).click();
        const sold = content.getByRole("group", { name: "Full version" });
        await sold.getByLabel("Players can buy it").check();
        await sold.getByLabel("Price", { exact: true }).fill("31");
        await content.getByRole("button", { name: "Save and publish" }).click();
        await savedAtDesk(page, "Seaglass is published.");

        const address = await page.getByRole("link", { name: "See on the portal" }).getAttribute("href");
        const seen = async (locale: string) => (await fetch(`${portal.url}${locale}${String(address)}`)).text();
        await expect.poll(() => seen(""), { timeout: SEEN_MS }).toContain(english);
        await expect.poll(() => seen("/de"), { timeout: SEEN_MS }).toContain(german);
        expect(await seen("")).toMatch(PRICE);

        await page.getByRole("form", { name: "Make it the draft: Version 1" }).getByRole("button").click();
        await savedAtDesk(page, "Version 1 is the draft now.");
        await expect(content.getByLabel("In one sentence, English")).toHaveValue(before);
        await page.getByRole("button", { name: "Publish now" }).click();
        await savedAtDesk(page, "Seaglass is published.");
        await expect.poll(() => seen(""), { timeout: SEEN_MS }).not.toContain(english);
        expect(await seen("")).not.toMatch(PRICE);
        expect(consoleErrors.splice(0)).toEqual([]);
      },
    );
  });
}
