import { randomUUID } from "node:crypto";
import { and, ne, sql } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { studios } from "../../db/schema/catalogue";
import { notify } from "../people/messages";
import { findUserByName } from "../people/people";
import { recordAudit } from "../staff/audit-log";
import { addMember } from "./members";

/** An arbitrary advisory lock key that nothing else uses: names of studios are not unique by an index. */
const NAMES_LOCK_KEY = 7_272_746;

export async function lockStudioNames(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${NAMES_LOCK_KEY})`);
}

export function toStudioName(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ");
}

export async function assertNameIsFree(transaction: Database, name: string, exceptId?: string): Promise<void> {
  const isSame = sql`lower(${studios.name}) = lower(${name})`;
  const isOther = exceptId === undefined ? undefined : ne(studios.studioId, exceptId);
  if ((await transaction.$count(studios, and(isSame, isOther))) > 0)
    throw new ApiFailure("studio_name_taken", { details: { fieldName: "name" } });
}

type NewStudio = { name: string; ownerId: string; isReviewed: boolean; now: Date };

/** Under the lock of names. The owner has a message. */
export async function storeStudio(
  transaction: Database,
  { name, ownerId, isReviewed, now }: NewStudio,
): Promise<string> {
  const studioId = randomUUID();
  await assertNameIsFree(transaction, name);
  await transaction.insert(studios).values({ studioId, name, isReviewed, createdAt: now });
  await addMember(transaction, { studioId, userId: ownerId, role: "OWNER", now });
  const data = { messageType: "STUDIO_APPLICATION_APPROVED", mainEntityId: studioId, studioName: name } as const;
  await notify(transaction, { userId: ownerId, data, now });
  return studioId;
}

type Creation = { name: string; username: string; isReviewed?: boolean | undefined; actorId: string | null; now: Date };

/** At the desk, without an application. */
export async function createStudio(
  database: Database,
  { username, isReviewed = false, actorId, now, ...given }: Creation,
): Promise<{ subjectId: string }> {
  const owner = await findUserByName(database, username);
  if (!owner) throw new ApiFailure("user_not_found");
  const name = toStudioName(given.name);
  return database.transaction(async (transaction) => {
    await lockStudioNames(transaction);
    const subjectId = await storeStudio(transaction, { name, ownerId: owner.id, isReviewed, now });
    await recordAudit(transaction, {
      ...{ actorId, action: "studio.created", now, reason: null, before: null },
      subject: { kind: "studio", id: subjectId, name },
      after: { owner: owner.displayUsername ?? username, isReviewed },
    });
    return { subjectId };
  });
}
