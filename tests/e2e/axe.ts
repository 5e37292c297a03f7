import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import * as z from "zod";
import type { Mode } from "~/rules/theme-choice";
import type { ThemeId } from "~/rules/theme-names";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** One line per rule; game iframes are excluded. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(axeOn(page).withTags(TAGS));
}

export function colourFindings(page: Page): Promise<string[]> {
  return findings(axeOn(page).withRules(COLOUR_RULES));
}

/** All that passes would be described as well, which takes as long as the checks. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .exclude("iframe")
    .options({ resultTypes: ["violations"] });

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const results = z.array(z.object({ look: z.string(), found: z.array(z.string()) }));

export type Look = { theme: ThemeId; mode: Mode };

/** Reuses axe from `colourFindings` and loads all themes' stylesheets first, so that no look needs a request. */
export async function themeFindings(page: Page, looks: readonly Look[]): Promise<Record<string, string[]>> {
  const output: unknown = await page.evaluate(checkLooks, { looks, rules: COLOUR_RULES });
  const broken = results.parse(output).filter(({ found }) => found.length > 0);
  return Object.fromEntries(broken.map(({ look, found }) => [look, found]));
}

type Run = { violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] };

/** Injected by AxeBuilder. */
declare const axe: { run: (context: object, options: object) => Promise<Run> };

async function checkLooks({ looks, rules }: { looks: readonly Look[]; rules: string[] }) {
  const root = document.documentElement;
  const entries = [];
  for (const { theme, mode } of looks) {
    Object.assign(root.dataset, { theme, mode });
    const { violations } = await axe.run(
      { include: [["html"]], exclude: [["iframe"]] },
      { runOnly: { type: "rule", values: rules }, resultTypes: ["violations"], elementRef: false },
    );
    const found = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ""}`));
    entries.push({ look: `${theme} ${mode}`, found });
  }
  return entries;
}
