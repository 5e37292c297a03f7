import { and, desc, eq, gt } from "drizzle-orm";
import type { PersonalData, PersonalDataKind } from "~contract/entities/personal-data";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { auditLog } from "../../db/schema/staff";
import { deleteAccount } from "../account/account-deletion";
import type { Author } from "../drafts/change-content";
import { isProtected, type Moderator } from "../sanctions/protected-players";
import { recordAudit } from "../staff/audit-log";
import { readPersonalData } from "./personal-data";

const EXPORT_MS = 60 * 60 * 1000;

type Request = { userId: string; reason: string };

/** Rules: docs/product/sanctions.md#a-players-data. */
export async function startPlayerExport(
  database: Database,
  { userId, reason }: Request,
  author: Author,
): Promise<{ username: string; endDate: string }> {
  return database.transaction(async (transaction) => {
    const username = await findName(transaction, userId);
    await recordAudit(transaction, { ...entryOf({ userId, reason }, author), action: "player.data-exported" });
    return { username, endDate: new Date(author.now.getTime() + EXPORT_MS).toISOString() };
  });
}

/** Until when the member of staff may read the player's data; null: not any more. */
export async function findExportEnd(
  database: Database,
  { actorId, userId, now }: { actorId: string; userId: string; now: Date },
): Promise<Date | null> {
  const [started] = await database
    .select({ at: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.subjectId, userId), gt(auditLog.createdAt, new Date(now.getTime() - EXPORT_MS))],
        ...[eq(auditLog.actorId, actorId), eq(auditLog.action, "player.data-exported")],
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  return started ? new Date(started.at.getTime() + EXPORT_MS) : null;
}

export async function readPlayersData(
  database: Database,
  wanted: { userId: string; kind: PersonalDataKind; page: number },
  { actorId, now }: { actorId: string; now: Date },
): Promise<PersonalData> {
  await findName(database, wanted.userId);
  const end = await findExportEnd(database, { actorId, userId: wanted.userId, now });
  if (end === null) throw new ApiFailure("export_not_started");
  return readPersonalData(database, wanted);
}

export async function deletePlayer(
  database: Database,
  { userId, username, reason }: Request & { username: string },
  { moderator, ...author }: Author & { moderator: Moderator },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const name = await findName(transaction, userId);
    if (name.toLowerCase() !== username.toLowerCase()) throw new ApiFailure("username_wrong");
    if (await isProtected(transaction, moderator, userId)) throw new ApiFailure("player_protected");
    await recordAudit(transaction, { ...entryOf({ userId, reason }, author), action: "player.deleted" });
    await deleteAccount(transaction, userId);
  });
}

function entryOf({ userId, reason }: Request, author: Author) {
  const subject = { kind: "user", id: userId, name: null } as const;
  return { ...author, subject, before: null, after: null, reason };
}

async function findName(database: Database, userId: string): Promise<string> {
  const [found] = await database
    .select({ name: user.name, displayUsername: user.displayUsername })
    .from(user)
    .where(eq(user.id, userId));
  if (!found) throw new ApiFailure("user_not_found");
  return found.displayUsername ?? found.name;
}
