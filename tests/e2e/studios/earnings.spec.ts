import { axeFindings } from "../axe";
import { openDesk, savedAtDesk } from "../desk-journey";
import { clippedTexts, horizontalOverflow, smallTargets } from "../page-checks";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { newName, openStudio } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" }, hasEarnings: true });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test("a studio is paid, and a payout that did not arrive is reversed", { tag }, async ({ page, portal }) => {
      test.slow();
      await openDesk(page, portal);
      await page.goto("/desk/payouts/");
      await expect(page.getByText("Small Hours GmbH · DE89370400440532013000")).toBeVisible();
      // The checker is a script of the page.
      if (options.javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "List for the bank (CSV)" }).click();
      expect((await download).suggestedFilename()).toBe("payouts.csv");

      await page.getByText("Record payout Small Hours").click();
      const form = page.getByRole("form", { name: "Record payout: Small Hours" });
      await expect(form.getByLabel("Amount")).toHaveValue("60.00");
      await form.getByLabel("Reference").fill("October");
      await form.getByRole("button").click();
      await savedAtDesk(page, "Payout recorded: 60 EUR to Small Hours.");
      await expect(page.getByText("Nobody is owed that much.")).toBeVisible();

      await page.getByRole("link", { name: "Recorded payouts" }).click();
      await page.getByText("Reverse Small Hours").click();
      const back = page.getByRole("form", { name: "Reverse: Small Hours" });
      await back.getByLabel("Reason").fill("The account is closed.");
      await back.getByRole("button").click();
      await savedAtDesk(page, "Payout reversed.");
      await expect(page.getByText("The account is closed.").first()).toBeVisible();

      await page.goto("/desk/payouts/shares/?search=Small+Hours");
      await page.getByText("Change share Small Hours").click();
      const share = page.getByRole("form", { name: "Change share: Small Hours" });
      await share.getByLabel("Share in per cent").fill("72.5");
      await share.getByLabel("Reason").fill("As agreed.");
      await share.getByRole("button").click();
      await savedAtDesk(page, "Share changed.");
      await expect(page.getByText("72.5 %")).toBeVisible();
    });

    test("a studio says where it is paid", { tag }, async ({ page, portal, consoleErrors }) => {
      test.slow();
      await openStudio(page, portal, newName("earner"));
      await page.getByRole("link", { name: "Earnings" }).click();
      await expect(page.getByText("Nothing has been sold for money yet.")).toBeVisible();
      const form = page.getByRole("form", { name: "Bank details" });
      await form.getByLabel("Account holder").fill("Kite Club");
      await form.getByLabel("IBAN", { exact: true }).fill("DE88 3704 0044 0532 0130 00");
      await form.getByRole("button").click();
      await expect(form.getByText("Enter a valid IBAN")).toBeVisible();
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("409")]);
      await form.getByLabel("IBAN", { exact: true }).fill("DE89 3704 0044 0532 0130 00");
      await pressAgain(form.getByRole("button"));
      await expect(page.getByText("Bank details saved.")).toBeVisible();
      await expect(form.getByLabel("IBAN", { exact: true })).toHaveValue("DE89370400440532013000");
      if (options.javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      expect(await clippedTexts(page)).toEqual([]);
      expect(await smallTargets(page, 24)).toEqual([]);
    });
  });
}
