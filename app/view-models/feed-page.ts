import { localizedText } from "~/i18n/localized-text";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { contentHref } from "~/rules/content-href";
import type { Feed, FeedEntry } from "~contract/entities/feed-entry";
import type { Pagination } from "~contract/entities/pagination";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { assetAttribute, textAttribute } from "./feed-attributes";
import { toGameCard, type GameCardView } from "./game-card";
import { toPager, type PagerView } from "./pager";
import type { PageDescription } from "./page-meta";
import { toPicture, type PictureView } from "./picture";
import { breadcrumbs } from "./structured-data/breadcrumbs";
import { itemList } from "./structured-data/item-list";
import { listedChallenge, listedGame, listedTag, type Listed } from "./structured-data/listed";
import { toVote, type VoteView } from "./vote";
import { toTagTile, type TagTileView } from "./tag-tile";
import type { ViewContext } from "./view-context";

/** A piece of the feed's own content that leads somewhere. */
export type FeedLinkView = { id: string; title: string; text: string | null; href: string; cover: PictureView | null };

/** Neighbours of one kind, drawn together; `firstCover` is the position of the first cover on the page. */
export type FeedBlockView = { firstCover: number } & (
  | { kind: "games"; items: (GameCardView & { vote: VoteView | null })[] }
  | { kind: "challenges"; items: ChallengeCardView[] }
  | { kind: "tags"; items: TagTileView[] }
  | { kind: "links"; items: FeedLinkView[] }
);

export type FeedPageView = {
  title: string;
  description: string | null;
  blocks: FeedBlockView[];
  pager: PagerView | null;
};

export type FeedPageData = { feed: Feed; entries: FeedEntry[]; pagination: Pagination };

/** A feed in the order of its entries; entries of a kind that leads nowhere are left out. */
export function toFeedPage({ feed, entries, pagination }: FeedPageData, view: ViewContext): FeedPageView {
  const blocks: FeedBlockView[] = [];
  let covers = 0;
  for (const entry of entries) {
    const block = toBlock(entry, covers, view);
    if (!block) continue;
    if (!joins(blocks.at(-1), block)) blocks.push(block);
    if (block.kind !== "tags") covers++;
  }
  return {
    title: feedTitle(feed, view),
    description: feedDescription(feed, view),
    blocks,
    pager: toPager(pagination, (page) => paths.feed(view.locale, feed.alias, page)),
  };
}

/** Adds a block's items to the block before it where both are of one kind. */
function joins(last: FeedBlockView | undefined, next: FeedBlockView): boolean {
  if (last?.kind === "games" && next.kind === "games") last.items.push(...next.items);
  else if (last?.kind === "challenges" && next.kind === "challenges") last.items.push(...next.items);
  else if (last?.kind === "tags" && next.kind === "tags") last.items.push(...next.items);
  else if (last?.kind === "links" && next.kind === "links") last.items.push(...next.items);
  else return false;
  return true;
}

/** A feed may hold the same thing twice, so what it shows is known by its entry. */
function toBlock(entry: FeedEntry, firstCover: number, view: ViewContext): FeedBlockView | null {
  const { entryId: id, game, challenge, tag } = entry;
  if (game) return { kind: "games", firstCover, items: [{ ...toGameCard(game, view), id, vote: toVote(game) }] };
  if (challenge) return { kind: "challenges", firstCover, items: [{ ...toChallengeCard(challenge, view), id }] };
  if (tag) return { kind: "tags", firstCover, items: [{ ...toTagTile(tag, view), id }] };
  const link = toLink(entry, view);
  return link && { kind: "links", firstCover, items: [link] };
}

const LINK_COVER = { width: 640, height: 360 };

function toLink({ entryId: id, attributes }: FeedEntry, { locale }: ViewContext): FeedLinkView | null {
  const link = attributes.find(({ name, type }) => name === "Link" && type === "ANY");
  const href = link?.type === "ANY" ? contentHref(link.value, locale) : null;
  const title = textAttribute(attributes, "Title", locale) ?? textAttribute(attributes, "Headline", locale);
  if (href === null || title === null) return null;
  const text = textAttribute(attributes, "Description", locale) ?? textAttribute(attributes, "Subheading", locale);
  const cover = assetAttribute(attributes, "Cover images");
  return { id, title, text, href, cover: cover && toPicture(cover, LINK_COVER) };
}

/** Later pages of a feed are pages of their own: their number stands in the title and in the canonical address. */
export function toFeedDescription({ feed, entries, pagination }: FeedPageData, view: ViewContext): PageDescription {
  const { currPage: page, numPerPage } = pagination;
  const title = feedTitle(feed, view);
  const listed = entries.flatMap((entry) => toListed(entry, view) ?? []);
  return {
    title: page > 0 ? view.t("list.pagedTitle", { title, page: page + 1 }) : title,
    description: feedDescription(feed, view) ?? view.t("feed.description", { feed: title }),
    path: paths.feed(DEFAULT_LOCALE, feed.alias, page),
    structuredData: [itemList(listed, page * numPerPage + 1), breadcrumbs([], title)],
  };
}

/** Links of the feed's own content may lead anywhere, so a list of the portal's pages leaves them out. */
function toListed({ game, challenge, tag }: FeedEntry, { locale }: ViewContext): Listed | null {
  if (game) return listedGame(game, locale);
  if (challenge) return listedChallenge(challenge, locale);
  return tag ? listedTag(tag, locale) : null;
}

function feedTitle({ alias, title, titleTranslations }: Feed, { locale }: ViewContext): string {
  return localizedText(title, titleTranslations, locale) || alias;
}

function feedDescription({ description, descriptionTranslations }: Feed, { locale }: ViewContext): string | null {
  return localizedText(description ?? "", descriptionTranslations, locale) || null;
}
