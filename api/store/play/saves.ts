import { and, eq } from "drizzle-orm";
import { leveledSave, MAX_SAVE_BYTES, save, type Save } from "~contract/entities/save";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { saves } from "../../db/schema/play-state";
import { findGameRowOfPlayer } from "../catalogue/games";
import { lockUser } from "../user-lock";

const MAX_SLOTS = 50;

export type SaveSlot = { userId: string; gameId: string; slot: string };
type NewSave = { data: Save["data"]; version?: number | undefined; now: Date };
type WrittenSave = Pick<Save, "slot" | "version" | "savedAt">;

export async function findSave(database: Database, slot: SaveSlot): Promise<Save> {
  await findGameRowOfPlayer(database, slot.gameId, slot.userId);
  const [row] = await database.select().from(saves).where(ofSlot(slot));
  if (!row) throw new ApiFailure("save_not_found");
  const { version, savedAt } = row;
  return {
    slot: row.slot,
    version,
    data: save.shape.data.parse(JSON.parse(row.content)),
    savedAt: savedAt.toISOString(),
  };
}

/** Optimistic locking: of two writers with the same version only one succeeds. */
export async function writeSave(
  database: Database,
  target: SaveSlot,
  { data, version: expected, now }: NewSave,
): Promise<WrittenSave> {
  const { savesEnabled } = await findGameRowOfPlayer(database, target.gameId, target.userId);
  if (!savesEnabled) throw new ApiFailure("saves_disabled");
  const content = toContent(data);
  return database.transaction(async (transaction) => {
    await lockUser(transaction, target.userId);
    const [earlier] = await transaction.select({ version: saves.version }).from(saves).where(ofSlot(target));
    const current = earlier?.version ?? 0;
    if (expected !== undefined && expected !== current) {
      const message = `The slot is at version ${String(current)}.`;
      throw new ApiFailure("save_version_conflict", { details: { fieldName: "version", message } });
    }
    if (!earlier) await assertRoomForSlot(transaction, target);
    const level = leveledSave.safeParse(data).data?.level ?? null;
    const written = { version: current + 1, content, level, savedAt: now };
    await transaction
      .insert(saves)
      .values({ ...target, ...written })
      .onConflictDoUpdate({ target: [saves.userId, saves.gameId, saves.slot], set: written });
    return { slot: target.slot, version: written.version, savedAt: now.toISOString() };
  });
}

function toContent(data: Save["data"]): string {
  const content = JSON.stringify(data);
  if (Buffer.byteLength(content) <= MAX_SAVE_BYTES) return content;
  const message = `at most ${String(MAX_SAVE_BYTES)} bytes of JSON`;
  throw new ApiFailure("save_too_large", { status: 413, details: { fieldName: "data", message } });
}

async function assertRoomForSlot(transaction: Database, { userId, gameId }: SaveSlot): Promise<void> {
  const used = await transaction.$count(saves, and(eq(saves.userId, userId), eq(saves.gameId, gameId)));
  if (used < MAX_SLOTS) return;
  const message = `at most ${String(MAX_SLOTS)} slots`;
  throw new ApiFailure("invalid_request_payload", { details: { parameterName: "slot", message } });
}

export async function deleteSave(database: Database, slot: SaveSlot): Promise<void> {
  await findGameRowOfPlayer(database, slot.gameId, slot.userId);
  const deleted = await database.delete(saves).where(ofSlot(slot)).returning({ slot: saves.slot });
  if (deleted.length === 0) throw new ApiFailure("save_not_found");
}

function ofSlot({ userId, gameId, slot }: SaveSlot) {
  return and(eq(saves.userId, userId), eq(saves.gameId, gameId), eq(saves.slot, slot));
}
