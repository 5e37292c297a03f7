import { byBreakpoint } from "~/rules/breakpoint";
import type { FeedEntry } from "~contract/entities/feed-entry";
import { toContentBlock, type ContentBlockView } from "../content-block";
import { breakpointAttribute, lottieAttribute } from "../feed-attributes";
import type { PictureView } from "../picture";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type BannerArt = PictureView & { minWidth: number };

export type BannerView = SectionView<
  "BANNER",
  {
    banner: Pick<ContentBlockView, "kicker" | "title" | "text" | "action">;
    art: BannerArt[];
    /** The text of a Lottie file, passed on unparsed. */
    animation: string | null;
  }
>;

/** The first variant's texts, each variant's picture for its window width, and the first animation. */
export function toBanner(source: SectionSource): BannerView | null {
  const variants = source.entries
    .filter(({ customContentItemType }) => customContentItemType === "BANNER_VARIANT")
    .flatMap((entry) => toVariant(entry, source) ?? []);
  const [first] = variants;
  if (!first) return null;
  const art = variants.flatMap(({ block: { picture }, minWidth }) => (picture ? [{ ...picture, minWidth }] : []));
  const animation = variants.find((variant) => variant.animation)?.animation ?? null;
  const { kicker, title, text, action } = first.block;
  return {
    ...sectionHead("BANNER", source),
    banner: { kicker, title, text, action },
    art: byBreakpoint(art),
    animation: animation && JSON.stringify(animation),
  };
}

function toVariant(entry: FeedEntry, { view }: SectionSource) {
  const block = toContentBlock(entry, view);
  if (!block) return null;
  const { attributes } = entry;
  return { block, minWidth: breakpointAttribute(attributes), animation: lottieAttribute(attributes) };
}
