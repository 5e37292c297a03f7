import { axeFindings } from "../axe";
import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { newName } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

test("unsaved work stays in sight, and nothing takes it away unasked", async ({ page, portal }) => {
  await openDesk(page, portal);
  await page.goto("/desk/site/");
  const content = page.getByRole("form", { name: "Content" });
  const bar = page.getByRole("region", { name: "Unsaved changes" });
  const operator = content.getByLabel("Name and address");
  await expect(bar).toHaveCount(0);
  await expect(async () => {
    await operator.fill("Kite Works, Kiel");
    await expect(bar).toContainText("1 field changed", { timeout: 1_000 });
  }).toPass();
  await content.getByLabel("The Game Jam is on").check();
  await expect(bar).toContainText("2 fields changed");
  expect(await axeFindings(page)).toEqual([]);

  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.getByRole("link", { name: "Legal texts" }).first().click();
  await expect.poll(() => questions).toEqual(["confirm"]);
  await expect(page).toHaveURL(/\/desk\/site\/$/);
  await expect(operator).toHaveValue("Kite Works, Kiel");

  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(operator).toHaveValue("");
  await expect(bar).toHaveCount(0);
  await expect(content).toBeFocused();

  await operator.fill("Kite Works, Lund");
  await pressAgain(bar.getByRole("button", { name: "Save draft" }));
  await savedAtDesk(page, "saved");
  await expect(bar).toHaveCount(0);
  await expect(operator).toHaveValue("Kite Works, Lund");

  await operator.fill("Kite Works, Riga");
  await page.reload();
  await expect.poll(() => questions).toEqual(["confirm", "beforeunload"]);
  await expect(operator).toHaveValue("Kite Works, Lund");
});

test("what is typed before the scripts have come stays", async ({ page, portal }) => {
  await openDesk(page, portal);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/desk-[^/]*\.js$|\/library-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/desk/legal/terms/");
  const text = page.getByRole("form", { name: "Content" }).getByLabel("Text, English");
  await text.fill("Be kind.");
  release();
  await expect(page.getByRole("region", { name: "Unsaved changes" })).toContainText("1 field changed");
  await expect(text).toHaveValue("Be kind.");
});

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "an owner sets links and the operator, and visitors see them once they are published",
      { tag },
      async ({ browser, page, portal, consoleErrors }) => {
        test.slow();
        await openDesk(page, portal);
        const visitor = await browser.newPage({ ...options, baseURL: portal.url });
        await page.goto("/desk/site/");
        const content = page.getByRole("form", { name: "Content" });
        await content.getByLabel("Name and address").fill("Kite Works, Kiel");
        await content.getByLabel("Community").fill("community.example");
        await content.getByRole("button", { name: "Save and publish" }).click();
        await expect(content.getByText("This does not fit.")).toBeVisible();
        await content.getByLabel("Community").fill("https://community.example/kites");
        await pressAgain(content.getByRole("button", { name: "Save and publish" }));
        await savedAtDesk(page, "Site is published.");
        await expect(async () => {
          await visitor.goto("/legal/");
          await expect(visitor.getByText("Kite Works, Kiel")).toBeVisible({ timeout: 1_000 });
          const footer = visitor.getByRole("contentinfo").getByRole("link", { name: "Community" });
          await expect(footer).toHaveAttribute("href", "https://community.example/kites", { timeout: 1_000 });
        }).toPass({ timeout: SEEN_MS });

        await page.getByRole("form", { name: "Make it the draft: Version 1" }).getByRole("button").click();
        await savedAtDesk(page, "Version 1 is the draft now.");
        await page.getByRole("form", { name: "Publish" }).getByRole("button").click();
        await savedAtDesk(page, "Site is published.");
        await expect(async () => {
          await visitor.goto("/legal/");
          await expect(visitor.getByText("Kite Works, Kiel")).toHaveCount(0, { timeout: 1_000 });
        }).toPass({ timeout: SEEN_MS });

        await page.goto("/desk/legal/terms/");
        const heading = newName("House rules");
        await content.getByLabel("Text, English").fill(`## ${heading}\n\n- Be kind.`);
        await content.getByRole("button", { name: "Save and publish" }).first().click();
        await savedAtDesk(page, "Terms of use is published.");
        await expect(async () => {
          await visitor.goto("/legal/terms/");
          await expect(visitor.getByRole("heading", { name: heading })).toBeVisible({ timeout: 1_000 });
        }).toPass({ timeout: SEEN_MS });
        await visitor.close();
        expect(consoleErrors.splice(0).filter((text) => !text.includes("422"))).toEqual([]);
      },
    );
  });
}
