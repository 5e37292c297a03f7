import type { Messages } from "~/i18n/text-keys";

/** The texts of the frame together with those that the page's loaders have sent. */
export function collectTexts(frameTexts: Messages, pages: readonly unknown[]): Messages {
  return pages.reduce<Messages>((texts, page) => ({ ...texts, ...textsIn(page) }), frameTexts);
}

function textsIn(pageData: unknown): Messages {
  if (typeof pageData !== "object" || pageData === null || !("texts" in pageData)) return {};
  return pageData.texts as Messages;
}
