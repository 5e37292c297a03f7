import { randomUUID } from "node:crypto";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Pagination } from "~contract/entities/pagination";
import type { StudioApplication } from "~contract/entities/studio-member";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { studioApplications } from "../../db/schema/studios";
import { requireConfirmedAddress } from "../account/confirmed-address";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { notify } from "../people/messages";
import { lockUser } from "../user-lock";
import { recordAudit } from "../staff/audit-log";
import { readTextCheck } from "../words/text-check";
import { assertNameIsFree, lockStudioNames, storeStudio, toStudioName } from "./new-studio";

type NewApplication = { userId: string; name: string; website: string | null; message: string; now: Date };
type ApplicationRow = typeof studioApplications.$inferSelect;
type Decision = { applicationId: string; actorId: string | null; now: Date };

const IS_WAITING = eq(studioApplications.state, "waiting");

/** For those who decide. */
export type WaitingApplication = Pick<
  ApplicationRow,
  "applicationId" | "name" | "website" | "message" | "createdAt"
> & {
  username: string;
  email: string;
  isConfirmed: boolean;
};

export async function listApplications(database: Database, userId: string): Promise<StudioApplication[]> {
  const rows = await database
    .select()
    .from(studioApplications)
    .where(eq(studioApplications.userId, userId))
    .orderBy(desc(studioApplications.createdAt), studioApplications.applicationId);
  return rows.map(toApplication);
}

export async function applyForStudio(
  database: Database,
  { userId, now, ...request }: NewApplication,
): Promise<StudioApplication> {
  await requireConfirmedAddress(database, userId);
  const name = toStudioName(request.name);
  const check = await readTextCheck(database);
  check({ name });
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const isWaiting = and(eq(studioApplications.userId, userId), eq(studioApplications.state, "waiting"));
    if ((await transaction.$count(studioApplications, isWaiting)) > 0) throw new ApiFailure("application_waiting");
    await assertNameIsFree(transaction, name);
    const application = {
      ...{ ...request, applicationId: randomUUID(), userId, name, state: "waiting" as const },
      ...{ reason: null, studioId: null, createdAt: now, decidedAt: null },
    };
    await transaction.insert(studioApplications).values(application);
    return toApplication(application);
  });
}

/** The oldest first. */
export async function listWaitingApplications(
  database: Database,
  pages: PageRequest,
): Promise<{ applications: WaitingApplication[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const { applicationId, name, website, message, createdAt } = studioApplications;
  const rows = await database
    .select({
      ...{ applicationId, name, website, message, createdAt },
      ...{
        displayUsername: user.displayUsername,
        fullName: user.name,
        email: user.email,
        isConfirmed: user.emailVerified,
      },
    })
    .from(studioApplications)
    .innerJoin(user, eq(user.id, studioApplications.userId))
    .where(IS_WAITING)
    .orderBy(asc(createdAt), asc(applicationId))
    .limit(window.pageSize)
    .offset(window.offset);
  const applications = rows.map(({ displayUsername, fullName, ...row }) => ({
    ...{ ...row, username: displayUsername ?? fullName },
  }));
  const totalItems = await countTotal(window, rows.length, () => countWaitingApplications(database));
  return { applications, pagination: toPagination(window, totalItems) };
}

export function countWaitingApplications(database: Database): Promise<number> {
  return database.$count(studioApplications, IS_WAITING);
}

/** Null when it was decided before. */
export async function approveApplication(
  database: Database,
  { applicationId, actorId, isReviewed = false, now }: Decision & { isReviewed?: boolean | undefined },
): Promise<{ studioId: string; name: string } | null> {
  return database.transaction(async (transaction) => {
    await lockStudioNames(transaction);
    const application = await decide(transaction, { applicationId, actorId, state: "approved", reason: null, now });
    if (!application) return null;
    const { userId, name } = application;
    const studioId = await storeStudio(transaction, { name, ownerId: userId, isReviewed, now });
    const isDecided = eq(studioApplications.applicationId, applicationId);
    await transaction.update(studioApplications).set({ studioId }).where(isDecided);
    return { studioId, name };
  });
}

/** The applicant reads the reason. */
export async function rejectApplication(
  database: Database,
  { applicationId, actorId, reason, now }: Decision & { reason: string },
): Promise<{ name: string } | null> {
  return database.transaction(async (transaction) => {
    const application = await decide(transaction, { applicationId, actorId, state: "rejected", reason, now });
    if (!application) return null;
    const { userId, name } = application;
    const messageType = "STUDIO_APPLICATION_REJECTED";
    await notify(transaction, {
      userId,
      data: { messageType, mainEntityId: applicationId, studioName: name, reason },
      now,
    });
    return { name };
  });
}

async function decide(
  transaction: Database,
  { applicationId, actorId, state, reason, now }: Decision & { state: "approved" | "rejected"; reason: string | null },
): Promise<ApplicationRow | undefined> {
  const isWaiting = and(eq(studioApplications.applicationId, applicationId), eq(studioApplications.state, "waiting"));
  const [decided] = await transaction
    .update(studioApplications)
    .set({ state, reason, decidedAt: now })
    .where(isWaiting)
    .returning();
  if (!decided) return undefined;
  await recordAudit(transaction, {
    ...{ actorId, action: `application.${state}`, reason, now, before: null, after: null },
    subject: { kind: "studio-application", id: applicationId, name: decided.name },
  });
  return decided;
}

function toApplication(row: ApplicationRow): StudioApplication {
  const { applicationId, name, website, message, state, reason, studioId, createdAt } = row;
  return {
    ...{ applicationId, name, website, message, reason, studioId },
    state: STATES[state],
    creationDate: createdAt.toISOString(),
  };
}

const STATES = { waiting: "WAITING", approved: "APPROVED", rejected: "REJECTED" } as const;
