import { openDesk } from "../desk-journey";
import { expect, test } from "../portal";
import { WAYS } from "../screens";

const HEALTH_TOKEN = "a-token-of-the-monitor";

test.use({ hasFailedJobs: true, environment: { HEALTH_TOKEN } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test("an owner reads what is wrong, and goes to where it is repaired", { tag }, async ({ page, portal }) => {
      test.slow();
      await openDesk(page, portal);
      await page.goto("/desk/");
      const wrong = page.getByRole("region", { name: /^Wrong right now: \d+$/ });
      await expect(wrong.getByText("Jobs have failed for good")).toBeVisible();
      await wrong.getByRole("link", { name: "Health" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
      const problem = page.getByRole("listitem").filter({ hasText: "Jobs have failed for good" }).first();
      await expect(problem).toContainText("Read why, then try them again or discard them.");
      const lately = page.getByRole("region", { name: "Lately" });
      await expect(lately.getByText(/^Process 1 started on .+, version/).first()).toBeVisible();
      await expect(lately.getByText("A job failed for good: Mails").first()).toBeVisible();
      await problem.getByRole("link", { name: "Running" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Running" })).toBeVisible();
    });
  });
}

test("a monitor gets the same by its token", async ({ request }) => {
  const path = "/embedded/api/healthcheck/report";
  expect((await request.get(path)).status()).toBe(404);
  const response = await request.get(path, { headers: { authorization: `Bearer ${HEALTH_TOKEN}` } });
  expect(response.status()).toBe(200);
  const report: unknown = await response.json();
  expect(report).toMatchObject({ status: "warning", checkedDate: expect.any(String) });
  expect(JSON.stringify(report)).toContain("jobs-dead");
});
