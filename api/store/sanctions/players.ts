import { and, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { readPlayer } from "~contract/calls/desk-players";
import type { CallData } from "~contract/define-call";
import { id } from "~contract/entities/identifiers";
import { permissionsOf, type StaffPermission } from "~contract/entities/staff";
import type { ListedPlayer, PlayerState } from "~contract/entities/sanction";
import { ApiFailure } from "../../api-failure";
import { user } from "../../db/schema/identity";
import { sanctions } from "../../db/schema/sanctions";
import { containsText } from "../drafts/content-filter";
import { toPicturedPerson } from "../people/people";
import { findAccountLevel } from "../quests/account-level";
import type { QueryContext } from "../query-context";
import { findExportEnd } from "../personal-data/players-data";
import { listAuditEntries } from "../staff/audit-log";
import { isProtected, mayDecideOwn, type Moderator } from "./protected-players";
import { selectSanctions, toDeskSanction, type SanctionRow } from "./sanction-rows";
import { findSuspension, isRunningAt } from "./suspension";

const MAX_FOUND = 50;
const MAX_SANCTIONS = 100;
const MAX_HISTORY = 50;

type Context = Pick<QueryContext, "database" | "mediaBaseUrl" | "now">;
type UserRow = typeof user.$inferSelect;

/** An address counts as a whole, a name by any part of it: the shortest names come first. */
export async function listPlayers(context: Context, search: string): Promise<ListedPlayer[]> {
  const { database, now } = context;
  const rows = await database
    .select()
    .from(user)
    .where(isSearched(search))
    .orderBy(sql`length(${user.displayUsername})`, user.id)
    .limit(MAX_FOUND);
  const found = rows.map((row) => row.id);
  const running = await database
    .select({ userId: sanctions.userId, kind: sanctions.kind })
    .from(sanctions)
    .where(and(inArray(sanctions.userId, found), isRunningAt(now)));
  const stateOf = (userId: string): PlayerState => {
    const kinds = running.filter((one) => one.userId === userId).map(({ kind }) => kind);
    if (kinds.includes("BAN")) return "BANNED";
    return kinds.length > 0 ? "SUSPENDED" : "ACTIVE";
  };
  return rows.map((row) => toListedPlayer(context, row, stateOf(row.id)));
}

function isSearched(search: string): SQL | undefined {
  if (id.safeParse(search).success) return eq(user.id, search);
  const byName = and(containsText(user.displayUsername, search.replace(/^@/, "")), eq(user.isAnonymous, false));
  return search.includes("@") ? or(eq(user.email, search.toLowerCase()), byName) : byName;
}

function toListedPlayer({ mediaBaseUrl }: Context, row: UserRow, state: PlayerState): ListedPlayer {
  return { ...toPicturedPerson(mediaBaseUrl, { ...row, userId: row.id }), isGuest: row.isAnonymous, state };
}

export async function readPlayerForDesk(
  context: Context,
  { userId, reader }: { userId: string; reader: Moderator },
): Promise<CallData<typeof readPlayer>> {
  const { database, now } = context;
  const [row] = await database.select().from(user).where(eq(user.id, userId));
  if (!row) throw new ApiFailure("user_not_found");
  const [level, suspension, isSafe, exportEnd, rows, history] = await Promise.all([
    findAccountLevel(database, userId),
    findSuspension(database, userId, now),
    isProtected(database, reader, userId),
    findExportEnd(database, { actorId: reader.userId, userId, now }),
    selectSanctions(database)
      .where(eq(sanctions.userId, userId))
      .orderBy(desc(sanctions.createdAt), desc(sanctions.sanctionId))
      .limit(MAX_SANCTIONS),
    listAuditEntries(database, { subjectId: userId, pageSize: MAX_HISTORY }),
  ]);
  const may = (permission: StaffPermission) => !isSafe && permissionsOf(reader.role).includes(permission);
  const isSanctionable = may("players:sanction");
  const mayOwn = isSanctionable && (await mayDecideOwn(database, reader, userId));
  const mayDecide = ({ appealedAt, appealDecidedAt, createdBy }: SanctionRow) =>
    isSanctionable && appealedAt !== null && appealDecidedAt === null && (mayOwn || createdBy !== reader.userId);
  return {
    player: {
      ...toListedPlayer(context, row, stateOf(suspension)),
      ...{ createdDate: row.createdAt.toISOString(), level: level.level, lastActiveOn: row.lastActiveOn },
      ...{ language: row.language, hasPicture: row.image !== null, maySanction: isSanctionable },
      mayDelete: may("players:data"),
      exportEndDate: exportEnd?.toISOString() ?? null,
    },
    sanctions: rows.map((one) => toDeskSanction(one, mayDecide(one.row), now)),
    history: { entries: history.entries, names: history.names },
  };
}

function stateOf(suspension: { endsAt: Date | null } | null): PlayerState {
  if (suspension === null) return "ACTIVE";
  return suspension.endsAt === null ? "BANNED" : "SUSPENDED";
}
