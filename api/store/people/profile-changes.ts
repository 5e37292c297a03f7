import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import type { updateProfile } from "~contract/calls/profile";
import { COUNTRY_CODES } from "~contract/entities/country-codes";
import type { Profile, SignUpStepName } from "~contract/entities/profile";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { sanctions } from "../../db/schema/sanctions";
import { findUsernameProblem } from "../../identity/username-rules";
import { findViolatedConstraint } from "../constraint-violation";
import { toAudiences } from "./privacy";
import { isNameHeld } from "../sanctions/held-names";
import { recordQuestStep } from "../quests/quest-progress";
import type { QueryContext } from "../query-context";
import { recordSignUpStep } from "../account/sign-up-steps";
import { readTextCheck, type TextCheck } from "../words/text-check";
import { findProfile } from "./users";

type ProfileFields = Omit<z.output<typeof updateProfile.body>, "profileVersion">;
export type ProfileValues = Partial<Omit<typeof user.$inferInsert, "id" | "version" | "updatedAt">>;

const DESCRIPTION_QUEST = "SETUP_PROFILE_DESCRIPTION";
const FIRST_BIRTHDATE = "1900-01-01";

export async function changeProfile(
  { database, mediaBaseUrl, now }: QueryContext,
  userId: string,
  { profileVersion, ...fields }: ProfileFields & { profileVersion: string },
): Promise<Profile> {
  const values = toValues(fields, now);
  const check = await readTextCheck(database);
  try {
    return await database.transaction(async (transaction) => {
      await checkTexts(transaction, { userId, fields, check });
      if (values.username) await assertMayTake(transaction, { userId, username: values.username, now });
      const changed = await changeUser(transaction, { userId, values, now, version: profileVersion });
      if (!changed) throw new ApiFailure("version_conflict", { details: { fieldName: "profileVersion" } });
      await recordSteps(transaction, { userId, values, now });
      if (values.description?.trim()) await recordQuestStep(transaction, { userId, questType: DESCRIPTION_QUEST, now });
      return findProfile(transaction, userId, mediaBaseUrl);
    });
  } catch (error) {
    if (findViolatedConstraint(error) === "user_username_unique") throw fieldFailure("username_taken", "username");
    throw error;
  }
}

type CheckedTexts = { userId: string; fields: ProfileFields; check: TextCheck };

async function checkTexts(transaction: Database, { userId, fields, check }: CheckedTexts): Promise<void> {
  const { username, name, description } = fields;
  if (!username && !name && !description) return;
  const columns = { username: user.displayUsername, name: user.name, description: user.description };
  const [stored] = await transaction.select(columns).from(user).where(eq(user.id, userId));
  check({ username, name, description }, stored);
}

/** A name of a renamed player is nobody's for a while, and whoever was renamed may have to keep the new one. */
async function assertMayTake(
  transaction: Database,
  { userId, username, now }: { userId: string; username: string; now: Date },
): Promise<void> {
  if (await isNameHeld(transaction, username, now)) throw fieldFailure("username_taken", "username");
  const isLocked = and(
    ...[eq(sanctions.userId, userId), eq(sanctions.kind, "RENAME"), eq(sanctions.mayRename, false)],
    ...[isNull(sanctions.liftedAt), ne(sql`lower(${sanctions.username})`, username)],
  );
  if ((await transaction.$count(sanctions, isLocked)) > 0) throw fieldFailure("username_locked", "username");
}

/** Increments the version; false when the account has another one than expected. */
export async function changeUser(
  transaction: Database,
  { userId, values, now, version }: { userId: string; values: ProfileValues; now: Date; version?: string },
): Promise<boolean> {
  const changed = await transaction
    .update(user)
    .set({ ...values, version: sql`${user.version} + 1`, updatedAt: now })
    .where(and(eq(user.id, userId), version === undefined ? undefined : sql`${user.version}::text = ${version}`))
    .returning({ userId: user.id });
  return changed.length > 0;
}

async function recordSteps(
  transaction: Database,
  { userId, values, now }: { userId: string; values: ProfileValues; now: Date },
): Promise<void> {
  const { birthdate, marketingConsent, username } = values;
  const record = (stepName: SignUpStepName, isProvided: boolean) =>
    recordSignUpStep(transaction, { userId, stepName, now }, isProvided ? "complete" : "empty");
  if (username) await record("USERNAME", true);
  if (birthdate !== undefined) await record("DATE_OF_BIRTH", birthdate !== null);
  // A refusal completes the step, too.
  if (marketingConsent !== undefined) await record("MARKETING_CONSENT", true);
}

function toValues({ username, name, description, birthdate, countryCode, ...rest }: ProfileFields, now: Date) {
  assertBirthdate(birthdate, now);
  if (countryCode && !COUNTRY_CODES.includes(countryCode)) {
    throw fieldFailure("invalid_request_payload", "countryCode", "is no country of ISO 3166-1");
  }
  const { defaultRegion, marketingConsent, digestConsent, privacy } = rest;
  return {
    ...(username === undefined ? {} : namesOf(username)),
    ...(name === undefined ? {} : { name: name ?? "" }),
    ...(description === undefined ? {} : { description: textOrNull(description) }),
    ...(birthdate === undefined ? {} : { birthdate }),
    ...(countryCode === undefined ? {} : { countryCode }),
    ...(defaultRegion === undefined ? {} : { defaultRegion: textOrNull(defaultRegion) }),
    ...(marketingConsent === undefined ? {} : { marketingConsent }),
    ...(digestConsent === undefined ? {} : { digestConsent }),
    ...toAudiences(privacy ?? {}),
  } satisfies ProfileValues;
}

function textOrNull(text: string | null): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}

/** better-auth looks accounts up by the lower-case username and shows displayUsername. */
function namesOf(username: string) {
  const problem = findUsernameProblem(username);
  if (problem) throw fieldFailure("username_invalid", "username", problem);
  return { username: username.toLowerCase(), displayUsername: username };
}

function assertBirthdate(birthdate: string | null | undefined, now: Date): void {
  if (!birthdate) return;
  const today = now.toISOString().slice(0, FIRST_BIRTHDATE.length);
  if (birthdate >= FIRST_BIRTHDATE && birthdate <= today) return;
  throw fieldFailure("invalid_request_payload", "birthdate", `must be from ${FIRST_BIRTHDATE} to today`);
}

function fieldFailure(
  code: "invalid_request_payload" | "username_invalid" | "username_locked" | "username_taken",
  fieldName: string,
  message?: string,
): ApiFailure {
  return new ApiFailure(code, { details: message === undefined ? { fieldName } : { fieldName, message } });
}
