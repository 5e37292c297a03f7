import { readStored, removeStored, storedKeys, writeStored } from "./storage";

/** What one game may keep in this browser, all its slots together (docs/product/playing.md#saves). */
export const MAX_SAVES_BYTES = 256 * 1024;

type Saves = Record<string, unknown>;

/** The slots of a game, of whoever they are; made by the functions below. */
export type SavesKey = string;

const GUEST_PREFIX = "saves:";

/** What a game has saved while nobody was signed in. */
export const guestSaves = (gameId: string): SavesKey => GUEST_PREFIX + gameId;

/** What a player's account could not take for want of a network. */
export const unsentSaves = (userId: string, gameId: string): SavesKey => `unsent:${userId}:${gameId}`;

const isSaves = (value: unknown): value is Saves =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const savesOf = (key: SavesKey) => readStored<Saves>(key, isSaves, {});

/** The slots that are kept. */
export function savedSlots(key: SavesKey): string[] {
  return Object.keys(savesOf(key));
}

/** What is kept in a slot; null when nothing. */
export function readSave(key: SavesKey, slot: string): unknown {
  const saves = savesOf(key);
  return Object.hasOwn(saves, slot) ? saves[slot] : null;
}

/** Keeps a slot of a game; false when the game would hold more than it may or the browser refuses. */
export function writeSave(key: SavesKey, slot: string, data: unknown): boolean {
  const json = JSON.stringify(Object.fromEntries([...Object.entries(savesOf(key)), [slot, data ?? null]]));
  if (new TextEncoder().encode(json).length > MAX_SAVES_BYTES) {
    console.warn(`A game's saves may hold ${String(MAX_SAVES_BYTES)} bytes; slot "${slot}" was not kept.`);
    return false;
  }
  return writeStored(key, json);
}

/** Forgets a slot that has found another place. */
export function removeSave(key: SavesKey, slot: string): void {
  const others = Object.entries(savesOf(key)).filter(([name]) => name !== slot);
  if (others.length === 0) removeStored(key);
  else writeStored(key, JSON.stringify(Object.fromEntries(others)));
}

/** Everything that games have saved in this browser while nobody was signed in. */
export function allGuestSaves(): { gameId: string; slot: string; data: unknown }[] {
  return storedKeys()
    .filter((key) => key.startsWith(GUEST_PREFIX))
    .flatMap((key) =>
      Object.entries(savesOf(key)).map(([slot, data]) => ({ gameId: key.slice(GUEST_PREFIX.length), slot, data })),
    );
}
