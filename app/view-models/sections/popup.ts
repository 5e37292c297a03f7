import { toContentBlock, type ContentBlockView } from "../content-block";
import { textAttribute } from "../feed-attributes";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

type PopupType = "POPUP" | "DISCORD_POPUP";

export type PopupView = SectionView<PopupType, { popup: ContentBlockView; label: string }>;

/** The first item within its days; opens once per visitor. */
export function toPopup(type: PopupType, source: SectionSource): PopupView | null {
  const { view, entries } = source;
  for (const entry of entries) {
    const popup = entry.customContentItemType === "POPUP_CONTENT" ? toContentBlock(entry, view) : null;
    if (!popup) continue;
    const label = textAttribute(entry.attributes, "Button text", view.locale) ?? view.t("feed.open");
    return { ...sectionHead(type, source), popup, label };
  }
  return null;
}
