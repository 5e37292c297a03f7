import { unpackTexts } from "~/i18n/packed-texts";
import type { Messages } from "~/i18n/text-keys";

/** All texts that the loaders of a page have sent, those of the frame among them: they come with the root's data. */
export function collectTexts(pages: readonly unknown[]): Messages {
  return pages.reduce<Messages>((texts, page) => Object.assign(texts, textsIn(page)), {});
}

function textsIn(pageData: unknown): Messages {
  if (typeof pageData !== "object" || pageData === null || !("texts" in pageData)) return {};
  return typeof pageData.texts === "string" ? unpackTexts(pageData.texts) : {};
}
