import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { person } from "~contract/entities/friend-request";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { avatarOf, DEFAULT_AVATAR, storedPictureUrl } from "../catalogue/pictures";

type Person = z.infer<typeof person>;
export type PersonRow = { userId: string; name: string; displayUsername: string | null; image: string | null };

export const personColumns = {
  userId: user.id,
  name: user.name,
  displayUsername: user.displayUsername,
  image: user.image,
};

export function toPerson(mediaBaseUrl: string, row: PersonRow): Person {
  const { avatarUrl, avatarVariants } = avatarOf(mediaBaseUrl, row.image);
  return {
    userId: row.userId,
    username: row.displayUsername ?? row.name,
    pictureUrl: avatarUrl,
    pictureVariants: avatarVariants,
  };
}

export type PicturedPerson = { userId: string; username: string; pictureUrl: string };

/** For clients that draw the picture without checking for null. */
export function toPicturedPerson(mediaBaseUrl: string, row: PersonRow): PicturedPerson {
  const { userId, displayUsername, name, image } = row;
  return {
    userId,
    username: displayUsername ?? name,
    pictureUrl: storedPictureUrl(mediaBaseUrl, image ?? DEFAULT_AVATAR),
  };
}

export async function findPicturedPerson(
  database: Database,
  mediaBaseUrl: string,
  userId: string,
): Promise<PicturedPerson | null> {
  const [row] = await database.select(personColumns).from(user).where(eq(user.id, userId));
  return row ? toPicturedPerson(mediaBaseUrl, row) : null;
}

export async function findUserByName(database: Database, username: string) {
  const [row] = await database
    .select()
    .from(user)
    .where(and(eq(user.username, username.toLowerCase()), eq(user.isAnonymous, false)));
  return row ?? null;
}

export async function isAccount(database: Database, userId: string): Promise<boolean> {
  return (await database.$count(user, and(eq(user.id, userId), eq(user.isAnonymous, false)))) > 0;
}
