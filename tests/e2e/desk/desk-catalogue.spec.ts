import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as z from "zod";
import { seedId } from "../../../api/seed/deterministic-ids";
import { filesOfZip, zipOfFiles, type ZipFiles } from "../../fixtures/catalogue-zips";
import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { DESKTOP, PHONE } from "../screens";
import { newName } from "../studio-journey";

/** A check reads every piece, which a busy machine takes longer for. */
const CHECK_MS = 60_000;

const textsOf = (language: string) =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(`public/locales/${language}/desk.json`, "utf8")));

const WAYS = [
  { name: "on a desktop with scripts", options: { viewport: DESKTOP }, locale: "", language: "en" },
  {
    ...{ name: "on a phone in German without scripts", locale: "/de", language: "de" },
    options: { viewport: PHONE, javaScriptEnabled: false },
  },
];

const tagFile = z.object({
  id: z.string(),
  facts: z.record(z.string(), z.unknown()),
  published: z.record(z.string(), z.unknown()),
  ...{ hidden: z.null(), draft: z.null() },
});

/** With a copy of a tag, renamed. */
function withTag(files: ZipFiles, alias: string): ZipFiles {
  const copied = `tags/${seedId("tag:puzzle")}.json`;
  const tag = tagFile.parse(JSON.parse(files.get(copied)?.toString("utf8") ?? "{}"));
  const id = randomUUID();
  const published = { ...tag.published, alias, title: { en: `Tag ${alias}` }, synonyms: [] };
  return new Map(files).set(`tags/${id}.json`, Buffer.from(JSON.stringify({ ...tag, id, published })));
}

async function download(page: Page, button: string): Promise<ZipFiles> {
  const [started] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  expect(started.suggestedFilename()).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.zip$/);
  return filesOfZip(await readFile(await started.path()));
}

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, locale, language } of WAYS) {
  const texts = textsOf(language);
  const text = (key: string) => texts[`desk.${key}`] ?? key;

  test.describe(name, () => {
    test.use(options);

    test("the catalogue is downloaded, changed, checked and imported", async ({ page, portal, consoleErrors }) => {
      test.slow();
      await openDesk(page, portal);
      await page.goto(`${locale}/desk/catalogue/`);
      const files = await download(page, text("catalogue.downloadZip"));
      const alias = newName("tag").replaceAll("_", "-");
      const uploading = page.getByRole("form", { name: text("catalogue.upload") });
      const send = async (changed: ZipFiles) => {
        const buffer = zipOfFiles(changed);
        await uploading
          .getByLabel(text("catalogue.file"))
          .setInputFiles({ name: "catalogue.zip", mimeType: "application/zip", buffer });
        await pressAgain(uploading.getByRole("button", { name: text("catalogue.upload") }));
        await savedAtDesk(page, text("catalogue.received"));
      };

      await send(withTag(files, "Two words"));
      const problems = page.getByRole("list", { name: text("catalogue.problems") });
      await expect(problems).toContainText("published.alias", { timeout: CHECK_MS });
      await expect(problems).toContainText(text("catalogue.problem.field_invalid"));

      await send(withTag(files, alias));
      const importing = page.getByRole("form", { name: text("catalogue.import") });
      await expect(importing).toBeVisible({ timeout: CHECK_MS });
      await expect(page.getByRole("row", { name: new RegExp(`^${text("tags")} 1 0 `) })).toBeVisible();
      await importing.getByLabel(text("reason")).fill(`From the other portal, ${alias}.`);
      await importing.getByRole("button").click();
      await expect(page.getByText(text("catalogue.state.IMPORTED"))).toBeVisible({ timeout: CHECK_MS });

      await expect(async () => {
        await page.goto(`/tags/${alias}/`);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(`Tag ${alias}`, { timeout: 1_000 });
      }).toPass({ timeout: SEEN_MS });
      await page.goto("/desk/audit-log/");
      await expect(page.getByText(`From the other portal, ${alias}.`)).toBeVisible();
      expect(consoleErrors.splice(0)).toEqual([]);
    });
  });
}
