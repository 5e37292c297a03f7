import { unpackTexts } from "~/i18n/pack-texts";
import type { Messages } from "~/i18n/text-keys";

/** The layout's texts come with the root loader's data. */
export function collectTexts(pages: readonly unknown[]): Messages {
  return pages.reduce<Messages>((texts, page) => Object.assign(texts, textsIn(page)), {});
}

function textsIn(pageData: unknown): Messages {
  if (typeof pageData !== "object" || pageData === null || !("texts" in pageData)) return {};
  return typeof pageData.texts === "string" ? unpackTexts(pageData.texts) : {};
}
