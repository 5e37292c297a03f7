import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { id } from "~contract/entities/identifiers";
import type { Profile } from "~contract/entities/profile";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { userPictures } from "../../db/schema/people";
import { renderAvatar } from "./avatar-rendering";
import { uploadedImage } from "../catalogue/pictures";
import { isContentBlocked, isPictureBlocked } from "../sanctions/blocked-pictures";
import { changeUser } from "./profile-changes";
import { recordQuestStep } from "../quests/quest-progress";
import type { QueryContext } from "../query-context";
import { recordSignUpStep } from "../account/sign-up-steps";
import { findProfile } from "./users";

const MIME_TYPE = "image/webp";

/** Each upload gets a new address, so that what browsers have stored is never another picture. */
export async function putPicture(
  { database, mediaBaseUrl, now }: QueryContext,
  userId: string,
  file: Uint8Array,
): Promise<Profile> {
  const content = await renderAvatar(file);
  if (!content) throw new ApiFailure("invalid_picture");
  const contentHash = createHash("sha256").update(content).digest("hex");
  if (await isContentBlocked(database, contentHash)) throw new ApiFailure("picture_blocked");
  const picture = { pictureId: randomUUID(), content, mimeType: MIME_TYPE, createdAt: now };
  return database.transaction(async (transaction) => {
    await changeUser(transaction, { userId, values: { image: uploadedImage(picture.pictureId) }, now });
    await recordSignUpStep(transaction, { userId, stepName: "AVATAR", now }, "complete");
    await recordQuestStep(transaction, { userId, questType: "SETUP_CUSTOM_AVATAR", now });
    await transaction
      .insert(userPictures)
      .values({ userId, ...picture })
      .onConflictDoUpdate({ target: userPictures.userId, set: picture });
    return findProfile(transaction, userId, mediaBaseUrl);
  });
}

export async function deletePicture({ database, mediaBaseUrl, now }: QueryContext, userId: string): Promise<Profile> {
  return database.transaction(async (transaction) => {
    await changeUser(transaction, { userId, values: { image: null }, now });
    await recordSignUpStep(transaction, { userId, stepName: "AVATAR", now }, "empty");
    await transaction.delete(userPictures).where(eq(userPictures.userId, userId));
    return findProfile(transaction, userId, mediaBaseUrl);
  });
}

/** "removed": the desk took it down. */
export async function findPicture(
  database: Database,
  pictureId: string,
): Promise<{ content: Uint8Array; mimeType: string } | "removed" | null> {
  if (!id.safeParse(pictureId).success) return null;
  const [picture] = await database
    .select({ content: userPictures.content, mimeType: userPictures.mimeType })
    .from(userPictures)
    .where(eq(userPictures.pictureId, pictureId));
  if (picture) return picture;
  return (await isPictureBlocked(database, pictureId)) ? "removed" : null;
}
