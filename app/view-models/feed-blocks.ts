import { contentHref } from "~/rules/site-path";
import type { FeedEntry } from "~contract/entities/feed-entry";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { assetAttribute, textAttribute } from "./feed-attributes";
import { toGameCard, type GameCardView } from "./game-card";
import { toPicture, type PictureView } from "./picture";
import { toTagTile, type TagTileView } from "./tag-tile";
import type { ViewContext } from "./view-context";
import { toVote, type VoteView } from "./vote";

export type FeedLinkView = { id: string; title: string; text: string | null; href: string; cover: PictureView | null };

/** Consecutive entries of one kind; `firstCover` is the position of their first cover on the page. */
export type FeedBlockView = { firstCover: number } & (
  | { kind: "games"; items: (GameCardView & { vote: VoteView | null })[] }
  | { kind: "challenges"; items: ChallengeCardView[] }
  | { kind: "tags"; items: TagTileView[] }
  | { kind: "links"; items: FeedLinkView[] }
);

/** Entries of unsupported kinds are omitted. */
export function toFeedBlocks(entries: readonly FeedEntry[], view: ViewContext, firstCover = 0): FeedBlockView[] {
  const blocks: FeedBlockView[] = [];
  let covers = firstCover;
  for (const entry of entries) {
    const block = toBlock(entry, covers, view);
    if (!block) continue;
    if (!mergeBlock(blocks.at(-1), block)) blocks.push(block);
    if (block.kind !== "tags") covers++;
  }
  return blocks;
}

/** Merges the block into the last one when both are of one kind. */
function mergeBlock(last: FeedBlockView | undefined, next: FeedBlockView): boolean {
  if (last?.kind === "games" && next.kind === "games") last.items.push(...next.items);
  else if (last?.kind === "challenges" && next.kind === "challenges") last.items.push(...next.items);
  else if (last?.kind === "tags" && next.kind === "tags") last.items.push(...next.items);
  else if (last?.kind === "links" && next.kind === "links") last.items.push(...next.items);
  else return false;
  return true;
}

/** Items are identified by entry: a feed may contain the same item twice. */
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
