import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import * as z from "zod";

const ENGINE = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

/** False positives, see docs/decisions/0069-accessibility-checkers.md. */
const EXCUSED: { rule: string; of: RegExp }[] = [
  { rule: "aria_content_in_landmark", of: /class="skip-link"/ },
  { rule: "input_checkboxes_grouped", of: /name="(tagAlias|excludeTagAlias)"/ },
  { rule: "label_content_exists", of: /class="(filter-exclude|star|fill-space)"/ },
  { rule: "label_name_visible", of: /name="shelf-/ },
];

const findings = z.array(z.object({ rule: z.string(), message: z.string(), snippet: z.string() }));

export async function ibmFindings(page: Page): Promise<string[]> {
  await page.evaluate(ENGINE);
  const found = findings.parse(await page.evaluate(check));
  return found
    .filter(({ rule, snippet }) => !EXCUSED.some((excuse) => excuse.rule === rule && excuse.of.test(snippet)))
    .map(({ rule, message, snippet }) => `${rule}: ${message} ${snippet}`);
}

type Report = { results: { ruleId: string; value: [string, string]; message: string; snippet: string }[] };

/** Injected by the engine. */
declare const ace: { Checker: new () => { check: (root: Document, policies: string[]) => Promise<Report> } };

async function check() {
  for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  const { results } = await new ace.Checker().check(document, ["WCAG_2_2", "IBM_Accessibility"]);
  return results
    .filter(({ value }) => value.join(" ") === "VIOLATION FAIL")
    .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, snippet }));
}
