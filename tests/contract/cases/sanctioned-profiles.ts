import { sanctionPlayer, type NewSanction } from "~api/store/sanctions/sanction-player";
import type { TestPlayer } from "../../fixtures/players";
import type { CaseRequest } from "../call-case";
import { asOwner, disposableUser, versionOf, type World } from "../world";

export const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);
/** Another one, so that PICTURE can be uploaded in other cases. */
const BLOCKED = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const NOTICE = { rule: "IMPERSONATION", text: "Choose another one." } as const;
const PNG = { "content-type": "image/png" };

async function sanctioned(world: World, player: TestPlayer, sanction: NewSanction): Promise<void> {
  const { as } = await asOwner(world);
  const author = { actorId: as.userId, moderator: { userId: as.userId, role: "OWNER" as const }, now: new Date() };
  await sanctionPlayer(world.api.database, { userId: player.userId, sanction }, author);
}

/** Has to keep the name that the desk chose. */
export async function renamed(world: World): Promise<CaseRequest> {
  const player = await disposableUser(world);
  await sanctioned(world, player, { ...NOTICE, kind: "RENAME", username: null, mayRename: false });
  return { as: player, body: { profileVersion: await versionOf(world, player), username: "of_my_own" } };
}

/** Uploads again what was taken down. */
export async function takenDown(world: World): Promise<CaseRequest> {
  const player = await disposableUser(world);
  await player.fetch("/profile/picture", { method: "PUT", headers: PNG, body: new Uint8Array(BLOCKED) });
  await sanctioned(world, player, { ...NOTICE, kind: "PICTURE_REMOVAL" });
  return { as: player, body: BLOCKED, headers: PNG };
}
