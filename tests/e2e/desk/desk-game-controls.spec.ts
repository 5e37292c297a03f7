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
      "a game gets controls in two languages, moved, published and compared",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        test.slow();
        await openDesk(page, portal);
        const [english, german, device] = [newName("Drift"), newName("Treiben"), newName("Mouse")];
        await page.goto("/desk/games/?search=seaglass");
        await page.getByRole("link", { name: "Seaglass" }).click();
        await page.getByRole("link", { name: "Controls", exact: true }).click();
        const group = page.getByRole("form", { name: "New group" });
        await group.getByLabel("Title of the group, English").fill(device);
        await group.getByLabel("Title of the part, English").fill("Playing");
        await group.getByRole("button", { name: "Add group" }).click();
        await savedAtDesk(page, "The draft is saved.");

        const control = page.getByRole("form", { name: `New control: ${device} › Playing` });
        await control.getByLabel("Action, English").fill(english);
        await control.getByRole("button", { name: "Add control" }).click();
        await expect(control.getByText("Fill this in.")).toBeVisible();
        // A busy button takes no click.
        await expect(control.getByRole("button", { name: "Add control" })).not.toHaveAttribute("aria-busy");
        await control.getByLabel("Keys or gestures, English").fill("A D / Click");
        await control.getByText("Deutsch", { exact: true }).click();
        await control.getByLabel("Action, Deutsch").fill(german);
        if (options.javaScriptEnabled) {
          const bar = page.getByRole("region", { name: "Unsaved changes" });
          await expect(bar.getByRole("button", { name: "Add control" })).toBeVisible();
          page.once("dialog", (dialog) => void dialog.dismiss());
          await page.getByRole("link", { name: "New group" }).click();
          await expect(control.getByLabel("Action, Deutsch")).toHaveValue(german);
        }
        await pressAgain(control.getByRole("button", { name: "Add control" }));
        await savedAtDesk(page, "The draft is saved.");
        const added = page.getByRole("region", { name: device });
        await expect(added.getByRole("listitem").filter({ hasText: english })).toContainText("3 of 14");
        await added.getByRole("button", { name: `Up ${device}` }).click();
        await savedAtDesk(page, "The draft is saved.");

        await page.getByRole("link", { name: "Seaglass" }).click();
        await page.getByRole("link", { name: "What changes" }).click();
        const comparison = page.getByRole("region", { name: "What changes" });
        await expect(comparison).toContainText(`${device} › Playing › ${english}: A D / Click`);
        await page.getByRole("button", { name: "Publish now" }).click();
        await savedAtDesk(page, "Seaglass is published.");
        const address = await page.getByRole("link", { name: "See on the portal" }).getAttribute("href");
        const seen = async (locale: string) => (await fetch(`${portal.url}${locale}${String(address)}`)).text();
        await expect.poll(() => seen(""), { timeout: SEEN_MS }).toContain(english);
        await expect.poll(() => seen("/de"), { timeout: SEEN_MS }).toContain(german);
        // Browsers report the answer that refuses a form.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("422"))).toEqual([]);
      },
    );
  });
}
