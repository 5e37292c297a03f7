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
      "a studio's news are written, published, read, changed and archived",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        test.slow();
        await openDesk(page, portal);
        const title = `Night shift ${newName("news")}`;
        await page.goto("/desk/news/");
        await page.getByRole("link", { name: "New piece of news" }).click();
        const choice = page.getByRole("form", { name: "Studio" });
        await choice.getByLabel("Studio name").fill("hours");
        await choice.getByRole("button", { name: "Continue" }).click();
        await expect(page.getByText("No studio has this name.")).toBeVisible();
        await choice.getByLabel("Studio name").fill("small hours");
        await pressAgain(choice.getByRole("button", { name: "Continue" }));

        const content = page.getByRole("form", { name: "Content" });
        await content.getByLabel("Title, English").fill(title);
        await content.getByRole("button", { name: "Save draft" }).click();
        await expect(content.getByLabel("Text, English")).toHaveAttribute("aria-invalid", "true");
        await content.getByLabel("Text, English").fill("We **never** sleep.");
        await content.getByLabel("Game").selectOption("Softfall");
        await pressAgain(content.getByRole("button", { name: "Save draft" }));
        await savedAtDesk(page, "The draft is saved.");
        await page.getByRole("button", { name: "Publish now" }).click();
        await savedAtDesk(page, `${title} is published.`);

        const address = String(await page.getByRole("link", { name: "See on the portal" }).getAttribute("href"));
        const seen = async () => (await fetch(`${portal.url}${address}`)).text();
        await expect.poll(seen, { timeout: SEEN_MS }).toContain(title);
        expect(await seen()).toContain("We <strong>never</strong> sleep.");

        await content.getByLabel("Text, English").fill("We sleep by day.");
        await content.getByRole("button", { name: "Save and publish" }).click();
        await savedAtDesk(page, `${title} is published.`);
        await expect.poll(seen, { timeout: SEEN_MS }).toContain("We sleep by day.");

        const archive = page.getByRole("form", { name: "Archive" });
        await archive.getByLabel("Reason").fill("It was wrong.");
        await archive.getByRole("button").click();
        await savedAtDesk(page, `${title} is archived.`);
        await expect.poll(seen, { timeout: SEEN_MS }).not.toContain(title);
        await page.goto(`/desk/news/?search=${encodeURIComponent(title)}`);
        await expect(page.getByRole("row", { name: title })).toContainText("Archived");
        // Browsers report the answer that refuses a form.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("422"))).toEqual([]);
      },
    );
  });
}
