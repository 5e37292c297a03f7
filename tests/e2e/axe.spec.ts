import type { Page } from "@playwright/test";
import { THEME_NAMES, isThemeId } from "~/rules/theme-names";
import { axeFindings, colourFindings, themeFindings } from "./axe";
import { ibmFindings } from "./ibm-checker";
import { takeUnexpectedErrors } from "./page-checks";
import { pagesFor, pagesWithoutRoute, routesWithoutPage, type Viewer } from "./pages-of-routes";
import { signUpWithReceipt } from "./player-with-receipt";
import { expect, test, type Portal } from "./portal";
import { challengePath, gamePath } from "./seeded-addresses";
import { loadThemes, themeStylesheets } from "./theme-switch";

const MODES = ["dark", "light"] as const;
const LOOKS = Object.keys(THEME_NAMES)
  .filter(isThemeId)
  .flatMap((theme) => MODES.map((mode) => ({ theme, mode })));

// The test exceeds the rate limits.
test.use({ environment: { RATE_LIMITS: "off" } });

test.describe.configure({ mode: "parallel" });

test("the list of pages is complete", () => {
  expect(routesWithoutPage(), "Give these an address in pages-of-routes.ts.").toEqual([]);
  expect(pagesWithoutRoute(), "Drop these from pages-of-routes.ts.").toEqual([]);
});

test("the most visited pages pass IBM's checker", async ({ page, portal }) => {
  await prepare(page, portal, "visitor", "nobody");
  const found: Findings = {};
  const login = "/embedded/api/session/login?locale=de";
  for (const address of ["/", gamePath("pond-quartet"), challengePath("one-breath"), "/pl/discover/", login]) {
    await page.goto(address);
    note(found, address, await ibmFindings(page));
  }
  expect(found).toEqual({});
});

for (const viewer of ["visitor", "player"] as const) {
  test(
    `every page of a ${viewer} passes IBM's checker`,
    { tag: "@weekly" },
    async ({ page, portal, consoleErrors }) => {
      test.setTimeout(600_000);
      const found: Findings = {};
      for (const address of await prepare(page, portal, viewer, "ibm_player")) {
        await page.goto(address);
        note(found, address, await ibmFindings(page));
      }
      expect(found).toEqual({});
      expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
    },
  );

  test(`every page of a ${viewer} passes axe`, { tag: "@wide" }, async ({ page, portal, consoleErrors }) => {
    test.setTimeout(600_000);
    const found: Findings = {};
    for (const address of await prepare(page, portal, viewer, "axe_player")) {
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await page.goto(address);
      note(found, `${address} dark`, await axeFindings(page));
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      note(found, `${address} light`, await colourFindings(page));
    }
    expect(found).toEqual({});
    expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
  });

  test(`every theme passes axe on a ${viewer}'s pages`, { tag: "@weekly" }, async ({ page, portal, consoleErrors }) => {
    test.setTimeout(2_400_000);
    const found: Findings = {};
    const stylesheets = await themeStylesheets(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    for (const address of await prepare(page, portal, viewer, "themes_player")) {
      await page.goto(address);
      note(found, `${address} light`, await colourFindings(page));
      await loadThemes(page, stylesheets);
      for (const [look, findings] of Object.entries(await themeFindings(page, LOOKS))) {
        note(found, `${address} ${look}`, findings);
      }
    }
    expect(found).toEqual({});
    expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
  });
}

type Findings = Record<string, string[]>;

function note(found: Findings, where: string, findings: string[]): void {
  if (findings.length > 0) found[where] = findings;
}

/** Accounts are per test: the tests of a worker share a portal. */
async function prepare(page: Page, portal: Portal, viewer: Viewer, name: string): Promise<string[]> {
  await page.context().addCookies([{ name: "language-suggestion", value: "off", url: portal.url }]);
  return pagesFor(viewer, viewer === "player" ? await signUpWithReceipt(page, portal, name) : undefined);
}
