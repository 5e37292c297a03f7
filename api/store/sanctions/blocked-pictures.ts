import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { userPictures } from "../../db/schema/people";
import { blockedPictures } from "../../db/schema/sanctions";

export async function isContentBlocked(database: Database, contentHash: string): Promise<boolean> {
  return (await database.$count(blockedPictures, eq(blockedPictures.contentHash, contentHash))) > 0;
}

export async function isPictureBlocked(database: Database, pictureId: string): Promise<boolean> {
  return (await database.$count(blockedPictures, eq(blockedPictures.pictureId, pictureId))) > 0;
}

/** Also from other accounts that have the same one. */
export async function blockPicture(
  transaction: Database,
  { contentHash, sanctionId, now }: { contentHash: string; sanctionId: string; now: Date },
): Promise<void> {
  const removed = await transaction
    .delete(userPictures)
    .where(eq(userPictures.contentHash, contentHash))
    .returning({ pictureId: userPictures.pictureId, userId: userPictures.userId });
  if (removed.length === 0) return;
  const rows = removed.map(({ pictureId }) => ({ pictureId, contentHash, blockedAt: now, sanctionId }));
  await transaction.insert(blockedPictures).values(rows);
  const owners = removed.map(({ userId }) => userId);
  await transaction.update(user).set({ image: null, updatedAt: now }).where(inArray(user.id, owners));
}

/** The picture itself is gone; its file may be uploaded again. */
export async function unblockPictures(transaction: Database, sanctionId: string): Promise<void> {
  await transaction.delete(blockedPictures).where(eq(blockedPictures.sanctionId, sanctionId));
}
