import type { GameSaves, SaveTrouble } from "./account-saves";
import { MAX_SAVES_BYTES } from "./local-saves";

/** How often a slot is written; of what a game saves in between only the newest is. */
export const SAVE_INTERVAL_MS = 1_000;
/** A player has so many slots in a game (API, "saves"). */
export const MAX_SLOTS = 50;

/**
 * Saves of a game that may not know its measure: what is no JSON or too large goes nowhere, and neither does a slot
 * beyond the last. The first write of a slot goes through at once, the newest of those that follow within the interval
 * after it, or with `flush`. What waits is read as if it were written.
 */
export function calmSaves(
  saves: GameSaves,
  onTrouble: (trouble: SaveTrouble) => void,
): GameSaves & { flush: () => void } {
  const slots = new Set<string>();
  const waiting = new Map<string, { data: unknown }>();
  const timers = new Map<string, number>();

  function write(slot: string, data: unknown): void {
    const json = jsonOf(data);
    if (json === null || slots.size - Number(slots.has(slot)) >= MAX_SLOTS) return;
    if (json.length > MAX_SAVES_BYTES) {
      onTrouble({ kind: "too-large" });
      return;
    }
    slots.add(slot);
    waiting.set(slot, { data });
    if (!timers.has(slot)) pass(slot);
  }

  /** Writes what waits in a slot, and leaves it in peace for a while. */
  function pass(slot: string): void {
    const next = waiting.get(slot);
    timers.delete(slot);
    if (!next) return;
    waiting.delete(slot);
    saves.write(slot, next.data);
    timers.set(
      slot,
      window.setTimeout(() => pass(slot), SAVE_INTERVAL_MS),
    );
  }

  return {
    write,
    read: (slot) => {
      const next = waiting.get(slot);
      return next ? Promise.resolve(next.data) : saves.read(slot);
    },
    flush: () => {
      for (const slot of [...waiting.keys()]) {
        window.clearTimeout(timers.get(slot));
        pass(slot);
      }
    },
  };
}

/** What a save is as JSON; null for what has no such form, as what holds itself. */
function jsonOf(data: unknown): string | null {
  try {
    return JSON.stringify(data ?? null) ?? null;
  } catch {
    return null;
  }
}
