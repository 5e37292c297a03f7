import { and, asc, eq } from "drizzle-orm";
import type { DeveloperStudio } from "~contract/entities/developer-game";
import type { Pagination } from "~contract/entities/pagination";
import type { StudioRole } from "~contract/entities/studio-member";
import { studios } from "../../db/schema/catalogue";
import { studioMembers } from "../../db/schema/studios";
import { countStoredBytes } from "../builds/stored-files";
import { findStudioLimits } from "../builds/studio-limits";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import type { QueryContext } from "../query-context";
import { listMembers } from "./members";
import type { DeveloperAccess } from "./memberships";

const MEGABYTE = 1024 ** 2;

type StudioRow = typeof studios.$inferSelect & { role: StudioRole };

export async function listStudios(
  context: QueryContext,
  { userId, studioId }: DeveloperAccess,
  pages: PageRequest,
): Promise<{ studios: DeveloperStudio[]; pagination: Pagination }> {
  const { database } = context;
  const window = pageWindowOf(pages);
  const isOwn = and(
    eq(studioMembers.userId, userId),
    studioId === null ? undefined : eq(studioMembers.studioId, studioId),
  );
  const rows = await database
    .select({ studio: studios, role: studioMembers.role })
    .from(studioMembers)
    .innerJoin(studios, eq(studios.studioId, studioMembers.studioId))
    .where(isOwn)
    .orderBy(asc(studios.name), asc(studios.studioId))
    .limit(window.pageSize)
    .offset(window.offset);
  const found = rows.map(({ studio, role }) => toStudio(context, { ...studio, role }));
  const totalItems = await database.$count(studioMembers, isOwn);
  return { studios: await Promise.all(found), pagination: toPagination(window, totalItems) };
}

export async function findDeveloperStudio(
  context: QueryContext,
  { studioId, role }: { studioId: string; role: StudioRole },
): Promise<DeveloperStudio> {
  const [row] = await context.database.select().from(studios).where(eq(studios.studioId, studioId));
  if (!row) throw new Error(`The studio ${studioId} of a member is gone`);
  return toStudio(context, { ...row, role });
}

/** GameMaker's tool expects an address and a description, which studios do not have. */
async function toStudio(
  context: QueryContext,
  { studioId, name, createdAt, role }: StudioRow,
): Promise<DeveloperStudio> {
  const { database } = context;
  const [{ maxBytes, maxStoredBytes }, storedBytes, members] = await Promise.all([
    findStudioLimits(database, studioId),
    countStoredBytes(database, studioId),
    listMembers(context, studioId),
  ]);
  return {
    ...{ studioId, name, role, storedBytes, maxStoredBytes },
    ...{ contactEmail: "", longDescription: "" },
    creationDate: createdAt.toISOString(),
    gameMaxSize: Math.max(1, Math.floor(maxBytes / MEGABYTE)),
    members: members.map(({ userId, username, pictureUrl }) => ({ userId, username, pictureUrl })),
  };
}
