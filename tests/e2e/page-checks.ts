import type { Page } from "@playwright/test";
import * as z from "zod";

const axNodes = z.object({
  nodes: z.array(
    z.object({
      ignored: z.boolean(),
      role: z.object({ value: z.string().optional() }).optional(),
      name: z.object({ value: z.string().optional() }).optional(),
    }),
  ),
});

const NAMED_ROLES = [
  ...["button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "switch", "slider", "spinbutton"],
  ...["tab", "menuitem", "option", "dialog", "alertdialog", "listbox", "DisclosureTriangle"],
];

export async function unnamedControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = axNodes.parse(await session.send("Accessibility.getFullAXTree"));
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && NAMED_ROLES.includes(role?.value ?? ""))
    .filter(({ name }) => (name?.value ?? "").trim() === "")
    .map(({ role }) => role?.value ?? "");
}

/** Animations despite `prefers-reduced-motion`. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? "") : "?")),
  );
}

export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The text spacing of WCAG 1.4.12. */
export function spreadText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Clipped texts, except scrollable ones and intended ellipses. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: Element) => {
      const style = getComputedStyle(element);
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" || style.clipPath !== "none")
        return false;
      const cutsX = style.overflowX === "hidden" || style.overflowX === "clip";
      const cutsY = style.overflowY === "hidden" || style.overflowY === "clip";
      const [wide, high] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
      return (cutsX && wide > 1) || (cutsY && high > 1);
    };
    return [...document.body.querySelectorAll("*")]
      .filter(
        (element) => element instanceof HTMLElement && element.checkVisibility() && hasText(element) && isCut(element),
      )
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** WCAG 2.5.8, without links in text; a label and an overlay of a control count as part of it. */
export function smallTargets(page: Page, size: number): Promise<string[]> {
  return page.evaluate((minSize) => {
    const controls = document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary");
    const isInText = (element: Element) => getComputedStyle(element).display === "inline";
    const isHidden = (element: Element) => getComputedStyle(element).clipPath !== "none" || !element.checkVisibility();
    const areaOf = (element: Element) => {
      const isLaidOver = getComputedStyle(element, "::after").position === "absolute";
      const card = isLaidOver && element instanceof HTMLElement ? element.offsetParent : null;
      return (element.closest("label") ?? card ?? element).getBoundingClientRect();
    };
    return [...controls]
      .filter((element) => !isHidden(element) && !isInText(element))
      .map((element) => ({ html: element.outerHTML.slice(0, 120), area: areaOf(element) }))
      .filter(({ area }) => Math.min(area.width, area.height) < minSize - 0.5)
      .map(({ html, area }) => `${html} ${String(area.width)}x${String(area.height)}`);
  }, size);
}

/** Failed requests are expected on error pages. */
export function takeUnexpectedErrors(consoleErrors: string[]): string[] {
  return consoleErrors.splice(0).filter((text) => !/status of (400|404|410|500|503)/.test(text));
}
