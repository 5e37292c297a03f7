import { readStored, removeStored, storedKeys, writeStored } from "./storage";

/** Limit per game, all slots together (docs/product/playing.md#saves). */
export const MAX_SAVES_BYTES = 256 * 1024;

type Saves = Record<string, unknown>;

export type SavesKey = string;

const GUEST_PREFIX = "saves:";

export const guestSaves = (gameId: string): SavesKey => GUEST_PREFIX + gameId;

export const unsentSaves = (userId: string, gameId: string): SavesKey => `unsent:${userId}:${gameId}`;

const isSaves = (value: unknown): value is Saves =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const savesOf = (key: SavesKey) => readStored<Saves>(key, isSaves, {});

export function savedSlots(key: SavesKey): string[] {
  return Object.keys(savesOf(key));
}

export function readSave(key: SavesKey, slot: string): unknown {
  const saves = savesOf(key);
  return Object.hasOwn(saves, slot) ? saves[slot] : null;
}

export function writeSave(key: SavesKey, slot: string, data: unknown): boolean {
  const json = JSON.stringify(Object.fromEntries([...Object.entries(savesOf(key)), [slot, data ?? null]]));
  if (new TextEncoder().encode(json).length > MAX_SAVES_BYTES) {
    console.warn(`A game's saves may hold ${String(MAX_SAVES_BYTES)} bytes; slot "${slot}" was not saved.`);
    return false;
  }
  return writeStored(key, json);
}

export function removeSave(key: SavesKey, slot: string): void {
  const others = Object.entries(savesOf(key)).filter(([name]) => name !== slot);
  if (others.length === 0) removeStored(key);
  else writeStored(key, JSON.stringify(Object.fromEntries(others)));
}

export function allGuestSaves(): { gameId: string; slot: string; data: unknown }[] {
  return storedKeys()
    .filter((key) => key.startsWith(GUEST_PREFIX))
    .flatMap((key) =>
      Object.entries(savesOf(key)).map(([slot, data]) => ({ gameId: key.slice(GUEST_PREFIX.length), slot, data })),
    );
}
