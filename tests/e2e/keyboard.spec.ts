import type { Locator, Page } from "@playwright/test";
import { expect, test, type Portal } from "./portal";
import { giveConsent, signUp } from "./sign-up";

const MAX_STOPS = 150;

async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  const handle = await target.elementHandle();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await page.evaluate((element) => element === document.activeElement, handle)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

type Opening = {
  opener: Locator;
  name: string | RegExp;
  panel: Locator;
  first: Locator;
  /** The last item, where the panel is filled after opening. */
  last?: Locator;
  links: number;
};

async function tabThrough(page: Page, { opener, name, panel, first, last = first, links }: Opening): Promise<void> {
  await tabTo(page, opener);
  await expect(opener).toHaveAccessibleName(name);
  await expect(panel).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(last).toBeVisible();
  const stops: number[] = [];
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  for (let stop = 0; stop < links; stop += 1) {
    await expect(panel.locator(":focus")).toHaveAccessibleName(/\S/);
    stops.push(await panel.locator(":focus").evaluate((stop) => [...document.querySelectorAll("*")].indexOf(stop)));
    await page.keyboard.press("Tab");
  }
  expect(new Set(stops).size).toBe(links);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
}

const named = (page: Page, name: string) => page.getByRole("navigation", { name });
const firstControl = (panel: Locator) => panel.locator("a[href], button, summary").filter({ visible: true }).first();

async function openHome(page: Page, portal: Portal, username: string): Promise<void> {
  await signUp(page, portal, username);
  await giveConsent(page, portal, false);
  await page.goto("/");
  await expect(page.locator(".offline-banner")).toBeAttached();
}

test("the wide frame can be used by keyboard alone", async ({ page, portal, isMobile }) => {
  test.skip(isMobile, "narrow screens have their own test");
  await openHome(page, portal, "walks_wide");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAccessibleName("Skip to content");

  const toggle = page.getByRole("button", { name: "Toggle sidebar" });
  await tabTo(page, toggle);
  for (const isOpen of ["true", "false"]) {
    // A second press within half a second is debounced.
    await expect(async () => {
      await page.keyboard.press("Enter");
      await expect(toggle).toHaveAttribute("aria-expanded", isOpen, { timeout: 1_000 });
    }).toPass();
    await expect(toggle).toBeFocused();
  }

  const field = page.getByRole("search").getByLabel("Search games and challenges");
  await tabTo(page, field);
  await page.keyboard.type("lantern");
  const suggestions = page.getByRole("listbox", { name: "Suggestions" });
  await expect(suggestions).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(suggestions.getByRole("option", { selected: true })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(suggestions).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.clear();

  const quests = page.locator(".quests-popover");
  const opener = page.locator("header summary.quests-button");
  const close = quests.getByRole("button", { name: "Close" });
  await tabThrough(page, {
    opener,
    name: /^Quests/,
    panel: quests,
    first: close,
    last: quests.getByRole("heading", { name: "Long-term" }),
    links: 3,
  });
  await page.keyboard.press("Enter");
  await expect(quests).toBeVisible();
  await tabTo(page, close);
  await page.keyboard.press("Enter");
  await expect(quests).toBeHidden();
  await expect(opener).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: /^Messages/ }));
  const account = page.locator("header .account-menu");
  await tabThrough(page, {
    opener: account.locator("summary"),
    name: "Account: walks_wide",
    panel: account.locator(".menu"),
    first: account.getByRole("link", { name: "Profile" }),
    links: 5,
  });

  const group = page.locator("#sidebar details > summary").first();
  await tabTo(page, group);
  await page.keyboard.press("Enter");
  await expect(page.locator("#sidebar details").first()).not.toHaveAttribute("open");
  await page.keyboard.press("Enter");
  await expect(page.locator("#sidebar details").first()).toHaveAttribute("open");
});

test("the footer can be used by keyboard alone", async ({ page, portal }, { project }) => {
  await openHome(page, portal, `walks_foot_${project.name}`);
  await page.locator("main a").last().focus();
  const languages = page.locator("footer .lang");
  await tabThrough(page, {
    opener: languages.locator("summary"),
    name: /English/,
    panel: languages.locator(".menu"),
    first: languages.getByRole("link").first(),
    links: 7,
  });
  const link = page.locator("footer").getByRole("link", { name: "Cookies" });
  const dialog = page.getByRole("dialog", { name: "Cookies" });
  await tabTo(page, link, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await tabTo(page, dialog.getByRole("button", { name: "Close" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("the narrow frame can be used by keyboard alone", async ({ page, portal, isMobile }) => {
  test.skip(!isMobile, "wide screens have their own test");
  await openHome(page, portal, "walks_narrow");
  const menu = named(page, "Menu");
  const burger = page.locator("header details.mobile-menu-toggle > summary");
  await tabThrough(page, { opener: burger, name: "Menu", panel: menu, first: firstControl(menu), links: 6 });

  const icon = page.getByRole("link", { name: "Search", exact: true });
  const field = page.getByRole("search").getByLabel("Search games and challenges");
  await tabTo(page, icon);
  for (const closingKeys of ["Escape", "Shift+Tab Enter"]) {
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    for (const key of closingKeys.split(" ")) await page.keyboard.press(key);
    await expect(field).toBeHidden();
    await expect(icon).toBeFocused();
  }

  const quests = page.locator(".quests-popover");
  await tabThrough(page, {
    opener: page.locator("header summary.quests-button"),
    name: /^Quests/,
    panel: quests,
    first: quests.getByRole("button", { name: "Close" }),
    last: quests.getByRole("heading", { name: "Long-term" }),
    links: 3,
  });
});

test("the cookie banner hides while a panel is open", async ({ page, isMobile }) => {
  test.skip(!isMobile, "only narrow screens have panels at the lower edge");
  await page.goto("/");
  const banner = page.getByRole("region", { name: "Cookies" });
  await expect(page.locator(".offline-banner")).toBeAttached();
  await expect(banner).toBeVisible();
  for (const opener of [
    "header summary.quests-button",
    "header > a.mobile-menu-toggle",
    "header details.mobile-menu-toggle > summary",
  ]) {
    await page.locator(opener).click();
    await expect(banner).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(banner).toBeVisible();
  }
});
