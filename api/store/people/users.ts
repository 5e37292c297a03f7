import { and, eq } from "drizzle-orm";
import type { Profile } from "~contract/entities/profile";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { signUpSteps, user } from "../../db/schema";
import { signUpStepsOf } from "../../identity/sign-up-steps";
import type { Viewer } from "../../identity/viewer";
import { findSuspension } from "../sanctions/suspension";
import { avatarOf } from "../catalogue/pictures";
import { privacyOf } from "./privacy";

export async function findProfile(database: Database, userId: string, mediaBaseUrl: string): Promise<Profile> {
  const rows = await database
    .select({ row: user, record: signUpSteps })
    .from(user)
    .leftJoin(signUpSteps, eq(signUpSteps.userId, user.id))
    .where(and(eq(user.id, userId), eq(user.isAnonymous, false)));
  const row = rows[0]?.row;
  if (!row) throw new ApiFailure("sign_in_required");
  const steps = signUpStepsOf(
    row,
    rows.flatMap(({ record }) => record ?? []),
  );
  const { avatarUrl, avatarVariants } = avatarOf(mediaBaseUrl, row.image);
  return {
    userId: row.id,
    userVersion: String(row.version),
    username: row.displayUsername ?? row.username,
    name: row.name || null,
    email: row.email,
    description: row.description,
    birthdate: row.birthdate,
    countryCode: row.countryCode,
    defaultRegion: row.defaultRegion,
    createdDate: row.createdAt.toISOString(),
    marketingConsent: row.marketingConsent,
    digestConsent: row.digestConsent,
    pictureUrl: avatarUrl,
    pictureVariants: avatarVariants,
    signUpComplete: steps.some(({ stepName, status }) => stepName === "SIGN_UP_COMPLETE" && status === "DONE"),
    signUpSteps: steps,
    privacy: privacyOf(row),
  };
}

/** For a bearer token, which has no session. */
export async function findAccountViewer(database: Database, userId: string, now: Date): Promise<Viewer | null> {
  const [row] = await database
    .select({ username: user.displayUsername, image: user.image, countryCode: user.countryCode })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.isAnonymous, false)));
  if (!row) return null;
  return { userId, sessionId: null, isGuest: false, ...row, suspension: await findSuspension(database, userId, now) };
}

/** For what is sent to them later. */
export async function recordLanguage(database: Database, userId: string, language: string): Promise<void> {
  await database.update(user).set({ language }).where(eq(user.id, userId));
}

type MailAccount = { email: string; username: string; isConfirmed: boolean; language: string | null };

export async function findMailRecipient(database: Database, userId: string): Promise<MailAccount | null> {
  const [row] = await database
    .select()
    .from(user)
    .where(and(eq(user.id, userId), eq(user.isAnonymous, false)));
  if (!row) return null;
  const { email, emailVerified: isConfirmed, language } = row;
  return { email, username: row.displayUsername ?? row.username ?? "", isConfirmed, language };
}

export async function findUserIdByName(database: Database, username: string): Promise<string | null> {
  const [row] = await database
    .select({ userId: user.id })
    .from(user)
    .where(and(eq(user.username, username.toLowerCase()), eq(user.isAnonymous, false)));
  return row?.userId ?? null;
}
