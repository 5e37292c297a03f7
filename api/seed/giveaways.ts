import { and, eq, isNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Attribute } from "~contract/entities/attribute";
import type { Database } from "../db/database";
import { feedEntries } from "../db/schema/content";
import { revisions } from "../db/schema/drafts";
import { gameItems } from "../db/schema/money";
import { isRevisionOf } from "../store/drafts/content-details";
import { GAME_READING } from "../store/developer-games/game-content";
import {
  anyAttribute,
  coverPath,
  customEntry,
  gameEntry,
  pictureAttribute,
  textAttribute,
  toEntryId,
  type DemoEntry,
} from "./demo-content";
import { gameId, gamePath } from "./demo-games";
import { seedId } from "./deterministic-ids";
import { GAME_MANIFESTS, type GameSlug } from "./game-manifests";
import { seedText } from "./texts";

const TURN_MS = 14 * 86_400_000;

const GIVEAWAY_GAMES = ["pond-quartet", "truffle-hunch"] as const satisfies GameSlug[];

type GiveawayGame = (typeof GIVEAWAY_GAMES)[number];
type Turn = { slug: GiveawayGame; startsAt: Date; endsAt: Date };

export function fullVersionId(slug: GiveawayGame): string {
  return seedId(`item:${slug}:full-version`);
}

/** The first turn begins with the first seeding. */
export function turnsAt(anchor: Date, now: Date): [Turn, Turn] {
  const running = Math.max(0, Math.floor((now.getTime() - anchor.getTime()) / TURN_MS));
  return [toTurn(anchor, running), toTurn(anchor, running + 1)];
}

function toTurn(anchor: Date, turn: number): Turn {
  const startsAt = new Date(anchor.getTime() + turn * TURN_MS);
  const slug = GIVEAWAY_GAMES[turn % GIVEAWAY_GAMES.length] ?? GIVEAWAY_GAMES[0];
  return { slug, startsAt, endsAt: new Date(startsAt.getTime() + TURN_MS) };
}

const NEXT = "next";

/** Only the game whose turn it is shows; `renewGiveaways` writes the announcement. */
export const GIVEAWAY_ENTRIES: DemoEntry[] = [
  ...GIVEAWAY_GAMES.map((slug) => gameEntry(slug)),
  customEntry(NEXT, "UPCOMING_CLAIM_A_GAME", []),
];

function announcement({ slug, startsAt, endsAt }: Turn): Attribute[] {
  return [
    textAttribute("Headline", seedText("giveaway.next")),
    textAttribute("Title", { en: GAME_MANIFESTS[slug].title }),
    textAttribute("Subheading", seedText(`game.${slug}.short`)),
    textAttribute("Button text", seedText("quest.action.shop")),
    anyAttribute("Link", gamePath(slug)),
    anyAttribute("Start day", startsAt.toISOString()),
    anyAttribute("End day", endsAt.toISOString()),
    pictureAttribute(coverPath(slug, "cover")),
  ];
}

/** Idempotent within a turn. Leaves games alone that the desk has published. */
export async function renewGiveaways(database: Database, anchor: Date, now: Date): Promise<void> {
  const turns = turnsAt(anchor, now);
  for (const { slug, startsAt: claimStartsAt, endsAt: claimEndsAt } of turns) {
    const atDesk = database
      .select({ one: sql`1` })
      .from(revisions)
      .where(isRevisionOf(GAME_READING, gameId(slug)));
    const isOther = or(isNull(gameItems.claimStartsAt), ne(gameItems.claimStartsAt, claimStartsAt));
    await database
      .update(gameItems)
      .set({ claimStartsAt, claimEndsAt })
      .where(and(eq(gameItems.itemId, fullVersionId(slug)), isOther, notExists(atDesk)));
  }
  const attributes = announcement(turns[1]);
  const entryId = toEntryId("home-giveaway", NEXT);
  await database
    .update(feedEntries)
    .set({ attributes })
    .where(and(eq(feedEntries.entryId, entryId), ne(feedEntries.attributes, attributes)));
}
