import { randomUUID } from "node:crypto";
import { aliasedTable, and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import {
  idsIn,
  type AuditAction,
  type AuditEntry,
  type AuditSubjectKind,
  type AuditValues,
  type NamedId,
} from "~contract/entities/audit-entry";
import { contentKind } from "~contract/entities/draft";
import type { Pagination } from "~contract/entities/pagination";
import type { Database } from "../../db/database";
import { revisions } from "../../db/schema/drafts";
import { user } from "../../db/schema/identity";
import { auditLog } from "../../db/schema/staff";
import { containsText } from "../drafts/content-filter";
import { choosePageScan, countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { nameIds } from "./named-ids";

export type AuditRecord = {
  /** Null: a command of the server. */
  actorId: string | null;
  /** Of the bearer token by which they did it. */
  tokenName?: string | undefined;
  action: AuditAction;
  /** Users have no name here: it goes with the account. */
  subject: { kind: AuditSubjectKind; id: string; name: string | null };
  before: AuditValues | null;
  after: AuditValues | null;
  reason: string | null;
  now: Date;
};

export type AuditFilter = PageRequest & {
  action?: AuditAction | undefined;
  search?: string | undefined;
  subjectId?: string | undefined;
};

const MAX_NAMED = 200;

const actor = aliasedTable(user, "actor");
const subjectUser = aliasedTable(user, "subject_user");
/** A uuid, so that the user is found by the key. */
const subjectUserId = sql`case when ${auditLog.subjectKind} = 'user' then ${auditLog.subjectId}::uuid end`;
const contentId = sql`case when ${inArray(auditLog.subjectKind, contentKind.options)} then ${auditLog.subjectId}::uuid end`;
/** A change and what it publishes have the same moment. */
const publishedRevision = sql<number | null>`(
  select max(${revisions.number}) from ${revisions}
  where ${revisions.kind} = ${auditLog.subjectKind} and ${revisions.subjectId} = ${contentId}
  and ${revisions.publishedAt} = ${auditLog.createdAt} and ${revisions.content} is not null)`;

/** In the transaction of the change, so that neither is without the other. */
export async function recordAudit(transaction: Database, { subject, now, ...record }: AuditRecord): Promise<void> {
  await transaction.insert(auditLog).values({
    ...record,
    entryId: randomUUID(),
    createdAt: now,
    origin: record.actorId === null ? "COMMAND" : "DESK",
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name,
  });
}

export async function listAuditEntries(
  database: Database,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; names: NamedId[]; pagination: Pagination }> {
  const window = pageWindowOf(filter);
  const wanted = await conditionOf(database, filter);
  let counted: Promise<number> | undefined;
  const countAll = () => (counted ??= database.$count(auditLog, wanted));
  const { limit, offset, isReversed } = await choosePageScan(window, countAll);
  const direction = isReversed ? asc : desc;
  // From the index alone, without the names of those of earlier pages.
  const found = await database
    .select({ entryId: auditLog.entryId })
    .from(auditLog)
    .where(wanted)
    .orderBy(direction(auditLog.createdAt), direction(auditLog.entryId))
    .limit(limit)
    .offset(offset);
  const rows = await loadRows(
    database,
    found.map(({ entryId }) => entryId),
  );
  const total = await countTotal(window, rows.length, countAll);
  const values = JSON.stringify(rows.map(({ entry: { before, after } }) => [before, after]));
  const names = await nameIds(database, idsIn(values));
  return { entries: rows.map(toAuditEntry), names, pagination: toPagination(window, total) };
}

function loadRows(database: Database, entryIds: string[]): Promise<Row[]> {
  return database
    .select({
      ...{ entry: auditLog, actorName: actor.displayUsername, userName: subjectUser.displayUsername },
      revision: publishedRevision,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subjectUser, eq(subjectUser.id, subjectUserId))
    .where(inArray(auditLog.entryId, entryIds))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.entryId));
}

type Row = {
  entry: typeof auditLog.$inferSelect;
  actorName: string | null;
  userName: string | null;
  revision: number | null;
};

function toAuditEntry({ entry, actorName, userName, revision }: Row): AuditEntry {
  const { entryId, createdAt, origin, actorId, action, subjectKind, subjectId, subjectName, ...rest } = entry;
  const { before, after, reason, tokenName } = rest;
  return {
    tokenName,
    ...{ entryId, date: createdAt.toISOString(), origin, action, before, after, reason, revision },
    actor: actorId === null ? null : { userId: actorId, username: actorName ?? "" },
    subject: { kind: subjectKind, id: subjectId, name: subjectName ?? userName ?? "" },
  };
}

async function conditionOf(database: Database, { action, search, subjectId }: AuditFilter): Promise<SQL | undefined> {
  return and(
    action && eq(auditLog.action, action),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    search === undefined ? undefined : await isAbout(database, search),
  );
}

/** By ids of users, so that the query is planned for what these are. */
async function isAbout(database: Database, search: string): Promise<SQL | undefined> {
  const users = await findNamed(database, search);
  return or(
    containsText(auditLog.subjectName, search),
    inArray(auditLog.actorId, users),
    and(eq(auditLog.subjectKind, "user"), inArray(auditLog.subjectId, users)),
  );
}

/** By the names they have now, the shortest first: whoever is called as searched is among them. */
async function findNamed(database: Database, search: string): Promise<string[]> {
  const rows = await database
    .select({ id: user.id })
    .from(user)
    .where(containsText(user.displayUsername, search))
    .orderBy(sql`length(${user.displayUsername})`, user.id)
    .limit(MAX_NAMED);
  return rows.map(({ id }) => id);
}
