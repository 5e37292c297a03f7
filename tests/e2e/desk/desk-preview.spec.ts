import { seedId } from "../../../api/seed/deterministic-ids";
import { openDesk, savedAtDesk } from "../desk-journey";
import { expect, test } from "../portal";
import { WAYS } from "../screens";

const HOME = `/desk/pages/${seedId("configuration:home")}/`;
const FRESH = `#section-${seedId("section:home-fresh")}`;

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a page is seen with its draft before anybody else sees it",
      { tag },
      async ({ browser, page, portal, consoleErrors }) => {
        test.slow();
        await openDesk(page, portal);
        await page.goto(HOME);
        const section = page.locator(FRESH);
        const hidden = await section.locator("b").innerText();
        await section.getByRole("button", { name: "Hide" }).click();
        await savedAtDesk(page, hidden);

        await page.getByRole("link", { name: "See it as…" }).click();
        const shown = page.frameLocator("iframe");
        await expect(shown.getByText("Preview: now · A visitor · English · with the draft of Home page")).toBeVisible();
        await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(shown.getByRole("heading", { name: hidden })).toHaveCount(0);

        const form = page.getByRole("form", { name: "Preview" });
        await form.getByLabel("Drafts").selectOption("Only those scheduled until then");
        await form.getByLabel("Language of the page").selectOption("Deutsch");
        await form.getByLabel("Width").selectOption("Phone, 390 px");
        await form.getByLabel("Mode").selectOption("Light");
        await form.getByLabel("At", { exact: true }).fill("2099-12-03T10:00");
        await form.getByRole("button", { name: "Show" }).click();
        await expect(
          shown.getByText("Preview: 3 Dec 2099, 10:00 UTC · A visitor · Deutsch · without drafts"),
        ).toBeVisible();
        await expect(shown.locator("html")).toHaveAttribute("data-mode", "light");
        expect((await page.locator("iframe").boundingBox())?.width).toBeLessThanOrEqual(392);

        const address = (await page.locator("iframe").getAttribute("src")) ?? "";
        const answer = await page.request.get(address);
        expect(answer.status()).toBe(200);
        expect(answer.headers()).toMatchObject({
          "cache-control": "private, no-store",
          "x-robots-tag": "noindex, nofollow",
        });
        expect(await answer.text()).not.toContain("<script");
        expect((await page.request.post(address)).status()).not.toBe(200);
        const stranger = await browser.newContext({ baseURL: portal.url });
        expect((await stranger.request.get(address)).status()).toBe(404);
        const own = await stranger.request.get("/");
        expect(await own.text()).toContain(hidden);
        expect(await own.text()).not.toContain("desk-preview");
        await stranger.close();

        await page.goto(address);
        await page.getByRole("link", { name: "Back to the editor" }).click();
        await page.getByRole("form", { name: "Discard draft" }).getByRole("button").click();
        expect(consoleErrors).toEqual([]);
      },
    );
  });
}
