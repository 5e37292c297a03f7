import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { person } from "~contract/entities/friend-request";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { avatarOf } from "../catalogue/pictures";

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
