import type { Page } from "@playwright/test";
import * as z from "zod";
import { unnamedControls } from "../page-checks";

const REPORTS = "hostileReports";

/** Records CSP violations and errors during hydration. */
export async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const reports: string[] = [];
    Reflect.set(window, name, reports);
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      reports.push(`policy: ${effectiveDirective} ${blockedURI}`),
    );
    window.addEventListener("error", ({ message }) => reports.push(`error: ${message}`));
  }, REPORTS);
}

export async function pageProblems(page: Page): Promise<string[]> {
  const ran = await page.evaluate<unknown>(() => Reflect.get(window, "hostileContent"));
  const reports = await page.evaluate<unknown, string>((name) => Reflect.get(window, name), REPORTS);
  return [
    ...(ran === undefined ? [] : [`script ${JSON.stringify(ran)} ran`]),
    ...z.array(z.string()).parse(reports),
    ...(await page.evaluate(dangerousAddresses)),
    ...(await page.evaluate(layoutProblems)),
    ...(await page.evaluate(turnedTexts)),
    ...(await unnamedControls(page)).map((role) => `a ${role} without a name`),
  ];
}

/** Links and sources to anything but pages, mail and pictures; a user name in a URL is allowed. */
function dangerousAddresses(): string[] {
  const attributes = ["href", "src", "poster", "action", "formaction", "xlink:href", "data"];
  return attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${CSS.escape(name)}]`)].flatMap((element) => {
      const value = element.getAttribute(name) ?? "";
      if (!URL.canParse(value, document.baseURI)) return [];
      const { protocol } = new URL(value, document.baseURI);
      const isHarmless = ["http:", "https:", "mailto:"].includes(protocol);
      const isInlinePicture = protocol === "data:" && element.tagName === "IMG";
      return isHarmless || isInlinePicture ? [] : [`<${element.tagName} ${name}="${value.slice(0, 80)}">`];
    }),
  );
}

function layoutProblems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const header = document.querySelector("header")?.getBoundingClientRect();
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const outside = [...document.querySelectorAll("main a, main button, main input, main h1, main h2")].filter(
    (element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1) && !scrolls(element.parentElement);
    },
  );
  const nameOf = (element: Element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 20)}`;
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways: ${String(scrollWidth)} of ${String(clientWidth)}`] : []),
    ...(document.querySelector("main h1, h1")?.closest("body") && document.querySelector("main")
      ? []
      : ["main or its heading is missing"]),
    ...(header && header.top <= 0 && header.height > 0 && header.height < 160 ? [] : ["the header is out of place"]),
    ...outside.slice(0, 5).map((element) => `out of reach: ${nameOf(element)}`),
  ];
}

/** Texts that change the direction of adjacent text; a textarea isolates its own. */
function turnedTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || /SCRIPT|STYLE|TEMPLATE|TEXTAREA/.test(holder.tagName)) continue;
    const isTurning = /[\u202a-\u202e\u2066\u2067]/.test(node.textContent ?? "");
    if (isTurning && getComputedStyle(holder).unicodeBidi === "normal")
      found.push(`turns: ${holder.tagName}.${holder.className}`);
  }
  return [...new Set(found)];
}
