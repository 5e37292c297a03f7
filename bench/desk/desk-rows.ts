import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "~api/db/database";
import { insertRows } from "~api/seed/at-size/insert-rows";
import { drafts, revisions } from "~api/db/schema";
import { TAG_KIND } from "~api/store/catalogue/tag-content";
import { CHALLENGE_KIND } from "~api/store/challenges/challenge-content";
import { GAME_READING } from "~api/store/developer-games/game-content";
import type { ContentKind } from "~api/store/drafts/content-kind";
import { PAGE_KIND } from "~api/store/pages/page-content";
import { QUEST_KIND } from "~api/store/quests/quest-content";

const TAGS = 5_000;
const QUESTS = 2_000;
const SECTIONS = 1_000;
const ENTRIES_OF_SECTION = 4;
const AUDIT_ENTRIES = 200_000;
const MODERATED = 300;
/** Of the drafts, each third publishes itself later. */
const SCHEDULED_EVERY = 3;
const REVISIONS = 3;
const DAY_MS = 86_400_000;

type Kind = Pick<ContentKind<object>, "name" | "read" | "readHidden">;

const WRITTEN: { kind: Kind; table: string; key: string; drafts: number; revisions: number }[] = [
  { kind: GAME_READING, table: "games", key: "game_id", drafts: 2_000, revisions: 10_000 },
  { kind: CHALLENGE_KIND, table: "challenges", key: "challenge_id", drafts: 1_000, revisions: 3_000 },
  { kind: TAG_KIND, table: "tags", key: "tag_id", drafts: 500, revisions: 1_000 },
  { kind: QUEST_KIND, table: "quests", key: "quest_id", drafts: 200, revisions: 500 },
];

/** What the desk adds to a filled catalogue: `staffId` has done it all. */
export async function addDeskRows(database: Database, staffId: string): Promise<void> {
  await addTags(database);
  await addQuests(database);
  await addHomePage(database);
  for (const written of WRITTEN) await addDrafts(database, written, staffId);
  await addDraft(database, PAGE_KIND, await pageId(database), staffId);
  await addAuditLog(database, staffId);
  await addModeration(database, staffId);
}

async function addTags(database: Database): Promise<void> {
  await database.execute(sql`
    insert into tags (tag_id, alias, title, display_order, parent_tag_id, is_published)
    select gen_random_uuid(), 'bench-tag-' || n, jsonb_build_object('en', 'Tag ' || substr(md5(n::text), 1, 6)),
      1000 + n, (select tag_id from tags where alias = 'theme'), n % 20 > 0
    from generate_series(1, ${TAGS}::int) as n`);
  await database.execute(sql`
    insert into game_tags (game_id, tag_id)
    select game_id, tag_id from (select game_id, row_number() over () as n from games limit 20000) as g
    join (select tag_id, row_number() over () as n from tags where alias like 'bench-tag-%') as t on g.n % ${TAGS} = t.n % ${TAGS}
    on conflict do nothing`);
}

async function addQuests(database: Database): Promise<void> {
  await database.execute(sql`
    insert into quests (quest_id, alias, collection_alias, quest_type, title, description, call_to_action,
      call_to_action_url, cover, rewards, payment, maximum_progress, position, is_published)
    select gen_random_uuid(), 'bench-quest-' || n, collection_alias, quest_type,
      jsonb_build_object('en', 'Quest ' || substr(md5(n::text), 1, 6)), description, call_to_action, call_to_action_url,
      cover, rewards, payment, maximum_progress, 1000 + n, n % 20 > 0
    from (select * from quests order by alias limit 1) as quest, generate_series(1, ${QUESTS}::int) as n`);
}

/** The home page of the demo keeps its sections; these follow. */
async function addHomePage(database: Database): Promise<void> {
  const home = sql`(select configuration_id from configurations where alias = 'home')`;
  await database.execute(sql`
    with added as (
      select n, gen_random_uuid() as section_id, gen_random_uuid() as feed_id
      from generate_series((select count(*)::int + 1 from sections where configuration_id = ${home}), ${SECTIONS}::int) as n
    ), added_feeds as (
      insert into feeds (feed_id, alias, title, type)
      select feed_id, 'bench-' || n, jsonb_build_object('en', 'Row ' || n), 'MANUAL' from added returning feed_id
    )
    insert into sections (section_id, configuration_id, position, section_type, name, feed_id, visible_for)
    select section_id, ${home}, 100 + n, 'GAME_ROW_SIMPLE', jsonb_build_object('en', 'Row ' || n), feed_id, 'ALL_USERS'
    from added where (select count(*) from added_feeds) > 0`);
  await database.execute(sql`
    insert into feed_entries (entry_id, feed_id, position, game_id, attributes)
    select gen_random_uuid(), feed_id, slot, game_id, '[]'
    from (select feed_id, row_number() over () as n from feeds where alias like 'bench-%') as feed
    cross join generate_series(0, ${ENTRIES_OF_SECTION - 1}::int) as slot
    join (select game_id, row_number() over () as n from games where is_published limit 4000) as game
      on game.n = (feed.n - 1) * ${ENTRIES_OF_SECTION} + slot + 1
    where (feed.n - 1) * ${ENTRIES_OF_SECTION} + slot < 3600`);
}

async function addDrafts(
  database: Database,
  { kind, table, key, ...numbers }: (typeof WRITTEN)[number],
  staffId: string,
): Promise<void> {
  const subjectId = sql<string>`${sql.identifier(key)}`;
  const rows = await database
    .select({ subjectId })
    .from(sql`${sql.identifier(table)}`)
    .orderBy(sql`md5(${subjectId}::text)`)
    .limit(numbers.revisions);
  const ids = rows.map((row) => row.subjectId);
  for (const [index, id] of ids.slice(0, numbers.drafts).entries()) {
    await addDraft(database, kind, id, staffId, index % SCHEDULED_EVERY === 0);
  }
  const publishedAt = new Date(Date.now() - DAY_MS);
  const published = ids.flatMap((id, index) =>
    Array.from({ length: 1 + (index % REVISIONS) }, (_, number) => ({
      ...{ kind: kind.name, subjectId: id, number: number + 1, content: null, publishedBy: staffId, publishedAt },
    })),
  );
  await insertRows(database, revisions, published);
}

async function addDraft(database: Database, kind: Kind, subjectId: string, staffId: string, isScheduled = false) {
  const content = (await kind.read(database, subjectId)) ?? (await kind.readHidden?.(database, subjectId));
  if (!content) return;
  const changedAt = new Date();
  await database.insert(drafts).values({
    ...{ kind: kind.name, subjectId, content, version: randomUUID(), changedBy: staffId, changedAt },
    publishAt: isScheduled ? new Date(changedAt.getTime() + DAY_MS) : null,
  });
}

async function pageId(database: Database): Promise<string> {
  const home = await database.query.configurations.findFirst({ where: (row, { eq }) => eq(row.alias, "home") });
  if (!home) throw new Error("The demo has no home page.");
  return home.configurationId;
}

async function addAuditLog(database: Database, staffId: string): Promise<void> {
  await database.execute(sql`
    insert into audit_log (entry_id, created_at, origin, actor_id, action, subject_kind, subject_id, subject_name, before, after)
    select gen_random_uuid(), now() - make_interval(mins => n::int), 'DESK', ${staffId}::uuid,
      (array['content.saved', 'content.published', 'content.saved', 'content.scheduled', 'content.archived'])[1 + n % 5],
      'game', game_id::text, title, jsonb_build_object('title', title), jsonb_build_object('title', title || ' ' || n)
    from (select game_id, title, row_number() over () as n from (select * from games limit ${AUDIT_ENTRIES / 2}) as listed) as game`);
  await database.execute(sql`
    insert into audit_log (entry_id, created_at, origin, actor_id, action, subject_kind, subject_id, subject_name, before, after)
    select gen_random_uuid(), created_at - interval '1 year', origin, actor_id, action, subject_kind, subject_id,
      subject_name, before, after
    from audit_log where action like 'content.%'`);
}

/** Takedowns of hidden games, and applications that wait. */
async function addModeration(database: Database, staffId: string): Promise<void> {
  await database.execute(sql`
    insert into takedowns (takedown_id, game_id, reason, was_published, started_at)
    select gen_random_uuid(), game_id, 'A reason.', true, now() from games where not is_published limit ${MODERATED}`);
  await database.execute(sql`
    insert into studio_applications (application_id, user_id, name, message, state, created_at)
    select gen_random_uuid(), ${staffId}::uuid, 'Studio ' || n, 'A message.', 'waiting', now()
    from generate_series(1, ${MODERATED}::int) as n`);
}
