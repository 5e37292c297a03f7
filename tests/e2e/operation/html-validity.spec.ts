import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { hasJava, nuFindings } from "./nu-checker";
import { pagesFor } from "../pages-of-routes";
import { signUpWithReceipt } from "../player-with-receipt";
import { expect, test } from "../portal";

// The test exceeds the rate limits.
test.use({ environment: { RATE_LIMITS: "off" } });

const GAMES = readdirSync("games", { recursive: true, encoding: "utf8" }).filter((file) =>
  /^[^/]+\/\w+\.html$/.test(file),
);

for (const viewer of ["visitor", "player"] as const) {
  test(`every page of a ${viewer} is valid for the Nu checker`, { tag: "@weekly" }, async ({ page, portal }) => {
    test.skip(!hasJava(), "no Java on this machine: HTML is not validated");
    const receipt = viewer === "player" ? await signUpWithReceipt(page, portal, "valid_player") : undefined;
    const pages = pagesFor(viewer, receipt);
    expect(await findingsOn(page, pages)).toEqual([]);
  });
}

test("the API's pages and the games are valid for the Nu checker", { tag: "@weekly" }, async ({ page }) => {
  test.skip(!hasJava(), "no Java on this machine: HTML is not validated");
  expect(await findingsOn(page, ["/embedded/api/docs/"])).toEqual([]);
  const games = GAMES.map((file) => `/embedded/api/play/${file}`);
  expect(games.length).toBeGreaterThan(0);
  expect(await findingsOn(page, games)).toEqual([]);
});

/** Checks the server's HTML, before any script runs. */
async function findingsOn(page: Page, addresses: string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-html-"));
  try {
    for (const address of addresses) {
      const response = await page.request.get(address);
      expect(response.headers()["content-type"], address).toContain("text/html");
      writeFileSync(path.join(folder, `${address.replaceAll(/[^\w-]+/g, "_")}.html`), await response.text());
    }
    return nuFindings(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
