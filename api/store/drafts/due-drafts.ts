import { asc, lte } from "drizzle-orm";
import type { ContentDifferences } from "~contract/entities/comparison";
import type { ContentKindName } from "~contract/entities/draft";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { drafts } from "../../db/schema/drafts";
import { TAG_KIND } from "../catalogue/tag-content";
import { PAGE_KIND } from "../pages/page-content";
import { CHALLENGE_KIND } from "../challenges/challenge-content";
import { GAME_KIND } from "../developer-games/game-kind";
import { STICKER_KIND } from "../money/sticker-content";
import { QUEST_KIND } from "../quests/quest-content";
import { LEGAL_TEXT_KIND } from "../site/legal-text";
import { SITE_KIND } from "../site/site-content";
import { STUDIO_NEWS_KIND } from "../studios/studio-news-content";
import { STUDIO_KIND } from "../studios/studio-entry";
import { lockContent, readLocked, recordContent, type Author } from "./change-content";
import { compareSides, type Sides } from "./compare-content";
import { isDraftOf, type DraftRow } from "./content-details";
import type { ContentKind } from "./content-kind";
import { publishLocked } from "./drafts";

type RowHandlers = {
  publish: (transaction: Database, row: DraftRow, now: Date) => Promise<void>;
  titleOf: (row: DraftRow) => string;
  compare: (database: Database, sides: Sides) => Promise<ContentDifferences>;
};

const HANDLERS: Record<ContentKindName, RowHandlers> = {
  tag: handlersOf(TAG_KIND),
  challenge: handlersOf(CHALLENGE_KIND),
  page: handlersOf(PAGE_KIND),
  game: handlersOf(GAME_KIND),
  quest: handlersOf(QUEST_KIND),
  sticker: handlersOf(STICKER_KIND),
  site: handlersOf(SITE_KIND),
  studio: handlersOf(STUDIO_KIND),
  "studio-news": handlersOf(STUDIO_NEWS_KIND),
  "legal-text": handlersOf(LEGAL_TEXT_KIND),
};

function handlersOf<Content extends object>(kind: ContentKind<Content>): RowHandlers {
  return {
    publish: (...due) => publishDue(kind, ...due),
    titleOf: ({ content }) => kind.titleOf(kind.schema.parse(content)),
    compare: (...compared) => compareSides(kind, ...compared),
  };
}

export function compareContent(database: Database, kind: ContentKindName, sides: Sides): Promise<ContentDifferences> {
  return HANDLERS[kind].compare(database, sides);
}

export function draftTitle(row: DraftRow): string {
  return HANDLERS[row.kind].titleOf(row);
}

/** Publishes what is due. One that cannot be published stays a draft, which says why. */
export async function publishDueDrafts(database: Database, now: Date): Promise<void> {
  const [due] = await database.select({ kind: drafts.kind }).from(drafts).where(lte(drafts.publishAt, now)).limit(1);
  if (!due) return;
  await database.transaction(async (transaction) => {
    await lockContent(transaction);
    const rows = await transaction
      .select()
      .from(drafts)
      .where(lte(drafts.publishAt, now))
      .orderBy(asc(drafts.publishAt), asc(drafts.subjectId));
    await publishRows(transaction, rows, now);
  });
}

/** Under the lock of content. A draft that could not be published remains, and says why. */
export async function publishRows(transaction: Database, rows: readonly DraftRow[], now: Date): Promise<void> {
  for (const row of rows) await HANDLERS[row.kind].publish(transaction, row, now);
}

async function publishDue<Content extends object>(
  kind: ContentKind<Content>,
  transaction: Database,
  { subjectId, content: stored, changedBy }: DraftRow,
  now: Date,
): Promise<void> {
  const author: Author = { actorId: changedBy, now };
  const content = kind.schema.parse(stored);
  try {
    await transaction.transaction(async (savepoint) => {
      await kind.check(savepoint, subjectId, content);
      await kind.assertReady?.(savepoint, subjectId, content);
      await publishLocked(await readLocked(savepoint, kind, subjectId), content, author);
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    await transaction.update(drafts).set({ publishAt: null, failure: error.code }).where(isDraftOf(kind, subjectId));
    const failed = { action: "content.failed", before: content, after: content, reason: error.code } as const;
    await recordContent({ transaction, kind, subjectId }, failed, author);
  }
}
