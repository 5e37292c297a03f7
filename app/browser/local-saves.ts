import { readStored, removeStored, storedKeys, writeStored } from "./storage";

/** What one game may keep in this browser, all its slots together (decisions, "saves"). */
export const MAX_SAVES_BYTES = 256 * 1024;

type Saves = Record<string, unknown>;

const PREFIX = "saves:";
const keyOf = (gameId: string) => PREFIX + gameId;

const isSaves = (value: unknown): value is Saves =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the game has saved in a slot; null when nothing. */
export function readSave(gameId: string, slot: string): unknown {
  const saves = readStored<Saves>(keyOf(gameId), isSaves, {});
  return Object.hasOwn(saves, slot) ? saves[slot] : null;
}

/** Keeps a slot of a game; false when the game would hold more than it may or the browser refuses. */
export function writeSave(gameId: string, slot: string, data: unknown): boolean {
  const saves = readStored<Saves>(keyOf(gameId), isSaves, {});
  const json = JSON.stringify(Object.fromEntries([...Object.entries(saves), [slot, data ?? null]]));
  if (new TextEncoder().encode(json).length > MAX_SAVES_BYTES) {
    console.warn(`A game's saves may hold ${String(MAX_SAVES_BYTES)} bytes; slot "${slot}" was not kept.`);
    return false;
  }
  return writeStored(keyOf(gameId), json);
}

/** Forgets a slot that has found another place. */
export function removeSave(gameId: string, slot: string): void {
  const saves = readStored<Saves>(keyOf(gameId), isSaves, {});
  const others = Object.entries(saves).filter(([name]) => name !== slot);
  if (others.length === 0) removeStored(keyOf(gameId));
  else writeStored(keyOf(gameId), JSON.stringify(Object.fromEntries(others)));
}

/** Everything that games have saved in this browser. */
export function allSaves(): { gameId: string; slot: string; data: unknown }[] {
  return storedKeys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) =>
      Object.entries(readStored<Saves>(key, isSaves, {})).map(([slot, data]) => ({
        gameId: key.slice(PREFIX.length),
        slot,
        data,
      })),
    );
}
