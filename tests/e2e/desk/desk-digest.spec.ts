import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { seedId } from "../../../api/seed/deterministic-ids";
import { axeFindings } from "../axe";
import { openDesk, savedAtDesk } from "../desk-journey";
import { mailedLink } from "../mail-link";
import { horizontalOverflow } from "../page-checks";
import { expect, test, type Portal } from "../portal";
import { WAYS } from "../screens";
import { giveConsent } from "../sign-up";

const ACTIVATE = /https?:\S+\/session\/activate\?\S+/;
const UNSUBSCRIBE = /https?:\S+\/unsubscribe\/\?\S+/;
const DAY_MS = 86_400_000;
const STUDIO = seedId("studio:Low Tide Lab");

test.use({ environment: { RATE_LIMITS: "off" } });

async function mailsTo({ dataDir }: Portal, address: string): Promise<string[]> {
  const folder = path.join(dataDir, "mail");
  const files = (await readdir(folder)).sort();
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))));
  return mails.filter(({ to }) => to?.some((one) => one.address === address)).map(({ text = "" }) => text);
}

for (const [index, { name, options, tag }] of WAYS.entries()) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a digest tells of a new game of a favourite studio, and is unsubscribed from by its link",
      { tag },
      async ({ page, portal, javaScriptEnabled }) => {
        test.slow();
        const owner = await openDesk(page, portal);
        const address = `${owner}@example.org`;
        await giveConsent(page, portal, false);
        await page.goto(await mailedLink(portal, address, ACTIVATE));
        await page.getByRole("button", { name: "Confirm address" }).click();
        await page.goto("/profile/account-details/");
        const agreement = page.getByRole("checkbox", { name: /once a week/i });
        await expect(agreement).not.toBeChecked();
        await agreement.check();
        await page.getByRole("button", { name: "Save" }).first().click();
        await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
        await expect(agreement).toBeChecked();
        await page.goto("/desk/announcements/");
        await page.getByRole("link", { name: "Weekly digest" }).click();
        await expect(page.getByText(/^Nothing is new\. Add/)).toBeVisible();
        await page.goto(`/studios/${STUDIO}/`);
        const heart = page.getByRole("button", { name: /Favourite ?: Low Tide Lab/ });
        await heart.click();
        await expect(heart).toHaveAttribute("aria-pressed", "true");

        await page.goto("/desk/games/?search=seaglass");
        await page.getByRole("link", { name: "Seaglass" }).click();
        const content = page.getByRole("form", { name: "Content" });
        // Another day each time: ways may share a portal, and what stays the same is not published.
        const released = new Date(Date.now() - (index + 1) * DAY_MS).toISOString().slice(0, "yyyy-mm-ddThh:mm".length);
        await content.getByLabel("Released (UTC)").fill(released);
        await content.getByRole("button", { name: "Save and publish" }).click();
        await savedAtDesk(page, "Seaglass is published.");

        await page.goto("/desk/announcements/digest/");
        const settings = page.getByRole("form", { name: "When it goes" });
        await settings.getByLabel("Sending").selectOption("on");
        await settings.getByLabel("Day").selectOption("Friday");
        await settings.getByRole("button", { name: "Save" }).click();
        await savedAtDesk(page, "The digest is saved.");
        await expect(settings.getByLabel("Sending")).toHaveValue("on");
        await expect(page.getByRole("link", { name: "Seaglass" }).first()).toBeVisible();
        if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
        expect(await horizontalOverflow(page)).toBe(0);
        await page.getByRole("button", { name: "Send a test" }).click();
        await savedAtDesk(page, "The test is on its way");

        const link = await mailedLink(portal, address, UNSUBSCRIBE);
        const digest = (await mailsTo(portal, address)).at(-1) ?? "";
        expect(digest).toMatch(/New games\n\nSeaglass:\nhttps?:\S+\/games\/\w+\/seaglass\//);
        await page.goto(link);
        await expect(page.getByText(/gets our digest once a week/)).toBeVisible();
        await page.getByRole("button", { name: "Stop these mails" }).click();
        await expect(page.getByText(/gets no more digests/)).toBeVisible();
        await page.goto("/profile/account-details/");
        await expect(agreement).not.toBeChecked();
      },
    );
  });
}
