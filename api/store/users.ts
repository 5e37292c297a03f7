import { and, eq, or } from "drizzle-orm";
import type { Profile } from "~contract/entities/profile";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { user } from "../db/schema";
import { avatarOf } from "./pictures";

type UserRow = typeof user.$inferSelect;
type Step = Profile["signUpSteps"][number];

/** The whole profile of a signed-in user. */
export async function findProfile(database: Database, userId: string, mediaBaseUrl: string): Promise<Profile> {
  const [row] = await database
    .select()
    .from(user)
    .where(and(eq(user.id, userId), eq(user.isAnonymous, false)));
  if (!row) throw new ApiFailure("sign_in_required");
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
    pictureUrl: avatarUrl,
    pictureVariants: avatarVariants,
    signUpComplete: true,
    signUpSteps: signUpStepsOf(row),
  };
}

/** Signing up is one form; what it does not ask for can be told later, and nobody notes when. */
function signUpStepsOf(row: UserRow): Step[] {
  const signedUp = (stepName: Step["stepName"]): Step => ({
    ...{ stepName, status: "DONE", valueHint: null },
    completionDate: row.createdAt.toISOString(),
  });
  const toldLater = (stepName: Step["stepName"], isDone: boolean): Step => ({
    ...{ stepName, status: isDone ? "DONE" : "AVAILABLE", valueHint: null },
    completionDate: null,
  });
  return [
    signedUp("USER_CREATED"),
    signedUp("USERNAME"),
    signedUp("USER_ACTIVATED"),
    toldLater("AVATAR", row.image !== null),
    toldLater("DATE_OF_BIRTH", row.birthdate !== null),
    toldLater("MARKETING_CONSENT", row.marketingConsent),
    signedUp("SIGN_UP_COMPLETE"),
  ];
}

/** The account that a username or an e-mail address belongs to, or null. */
export async function findUserIdByLogin(database: Database, login: string): Promise<string | null> {
  const folded = login.toLowerCase();
  const [row] = await database
    .select({ userId: user.id })
    .from(user)
    .where(and(or(eq(user.username, folded), eq(user.email, folded)), eq(user.isAnonymous, false)));
  return row?.userId ?? null;
}
