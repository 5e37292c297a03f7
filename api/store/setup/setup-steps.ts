import { and, eq, exists, inArray, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type SetupStep, setupStep } from "~contract/calls/desk-setup";
import type { Database } from "../../db/database";
import {
  challenges,
  configurations,
  games,
  releases,
  sections,
  staffMembers,
  studios,
  tags,
  user,
} from "../../db/schema";

/** One query: each step looks for one row. */
export async function readSetupSteps(database: Database): Promise<{ step: SetupStep; isDone: boolean }[]> {
  const has = (table: PgTable, condition?: SQL) =>
    sql<boolean>`${exists(
      database
        .select({ one: sql`1` })
        .from(table)
        .where(condition),
    )}`;
  const protectedOwner = database
    .select({ one: sql`1` })
    .from(staffMembers)
    .innerJoin(user, eq(user.id, staffMembers.userId))
    .where(and(eq(staffMembers.role, "OWNER"), user.twoFactorEnabled));
  const homePage = database
    .select({ id: configurations.configurationId })
    .from(configurations)
    .where(eq(configurations.alias, "home"));
  const isDone: Record<SetupStep, SQL<boolean>> = {
    SECOND_FACTOR: sql<boolean>`${exists(protectedOwner)}`,
    STUDIO: has(studios),
    BUILD: has(releases),
    GAME: has(games, sql`${games.isPublished}`),
    TAG: has(tags, sql`${tags.isPublished}`),
    CHALLENGE: has(challenges, sql`${challenges.isPublished}`),
    HOME_PAGE: has(sections, inArray(sections.configurationId, homePage)),
  };
  const [row] = await database.select(isDone).from(sql`(select 1) as portal`);
  return setupStep.options.map((step) => ({ step, isDone: row?.[step] ?? false }));
}
