import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { newName } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a sticker is written, published, made dearer and archived",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        test.slow();
        await openDesk(page, portal);
        const alias = newName("kite").replaceAll("_", "-");
        const title = `Kite ${alias.slice(-4)}`;
        const offered = async () => {
          const response = await fetch(`${portal.url}/embedded/api/gxc/stickers`);
          const { data } = (await response.json()) as { data: { stickers: { alias: string; amount: number }[] } };
          return data.stickers.find((sticker) => sticker.alias === alias)?.amount ?? null;
        };
        await page.goto("/desk/stickers/");
        await page.getByRole("link", { name: "New sticker" }).click();
        const content = page.getByRole("form", { name: "Content" });
        await content.getByLabel("Title, English").fill(title);
        await content.getByLabel("Key").fill(alias);
        await content.getByLabel("Price").fill("1.5");
        await content.getByRole("button", { name: "Save draft" }).click();
        await expect(content.getByLabel("Price")).toHaveAttribute("aria-invalid", "true");
        await content.getByLabel("Price").fill("12");
        await content.getByRole("radio", { name: "Firefly" }).check();
        await pressAgain(content.getByRole("button", { name: "Save draft" }));
        await savedAtDesk(page, "The draft is saved.");
        expect(await offered()).toBeNull();

        await page.getByRole("button", { name: "Publish now" }).click();
        await savedAtDesk(page, `${title} is published.`);
        await expect.poll(offered, { timeout: SEEN_MS }).toBe(12);

        await content.getByLabel("Price").fill("20");
        await content.getByRole("button", { name: "Save and publish" }).click();
        await savedAtDesk(page, `${title} is published.`);
        await expect.poll(offered, { timeout: SEEN_MS }).toBe(20);
        // Until then the form below is of the version before.
        await expect(page.getByRole("link", { name: /^Compare with the version before ?: Version 2$/ })).toBeVisible();

        const archive = page.getByRole("form", { name: "Archive" });
        await archive.getByLabel("Reason").fill("Nobody gives it.");
        await archive.getByRole("button").click();
        await savedAtDesk(page, `${title} is archived.`);
        await expect.poll(offered, { timeout: SEEN_MS }).toBeNull();
        await page.goto(`/desk/stickers/?search=${alias}`);
        await expect(page.getByRole("row", { name: title })).toContainText("Archived");
        // Browsers report the answer that refuses a form.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("422"))).toEqual([]);
      },
    );
  });
}
