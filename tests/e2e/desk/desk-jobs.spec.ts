import { openDesk, savedAtDesk } from "../desk-journey";
import { mailedLink } from "../mail-link";
import { expect, test } from "../portal";
import { WAYS } from "../screens";

test.use({ hasFailedJobs: true, environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test("a mail that failed is tried again, and another one is discarded", { tag }, async ({ page, portal }) => {
      test.slow();
      await openDesk(page, portal);
      await page.goto("/desk/jobs/");
      const failed = page.getByRole("listitem").filter({ hasText: "554 Mailbox is full" });
      const count = await failed.count();
      await failed.first().getByRole("button", { name: "Try again" }).click();
      await savedAtDesk(page, "It is tried again.");
      expect(await mailedLink(portal, "refused@example.org", /\/session\/forgot-password\S*/)).toContain("locale=en");
      await expect(failed).toHaveCount(count - 1);
      await failed.first().getByText("Discard", { exact: false }).first().click();
      await failed.first().getByRole("button", { name: "Discard the job" }).click();
      await savedAtDesk(page, "The job is discarded.");
      await expect(failed).toHaveCount(count - 2);
      await page.goto("/desk/audit-log/");
      await expect(page.getByText("discarded a failed job: Mails.").first()).toBeVisible();
    });
  });
}
