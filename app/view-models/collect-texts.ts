import { unpackTexts } from "~/i18n/packed-texts";
import type { Messages } from "~/i18n/text-keys";

/** The texts of the frame together with those that the page's loaders have sent. */
export function collectTexts(frameTexts: string, pages: readonly unknown[]): Messages {
  return pages.reduce<Messages>((texts, page) => ({ ...texts, ...textsIn(page) }), unpackTexts(frameTexts));
}

function textsIn(pageData: unknown): Messages {
  if (typeof pageData !== "object" || pageData === null || !("texts" in pageData)) return {};
  return typeof pageData.texts === "string" ? unpackTexts(pageData.texts) : {};
}
