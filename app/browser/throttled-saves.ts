import type { GameSaves, SaveProblem } from "./account-saves";
import { MAX_SAVES_BYTES } from "./local-saves";

export const SAVE_INTERVAL_MS = 1_000;
/** The API's limit of slots per player and game. */
export const MAX_SLOTS = 50;

/** Throttles a game's writes: the first write of a slot passes at once, then the newest per interval or `flush`. */
export function throttleSaves(
  saves: GameSaves,
  onProblem: (problem: SaveProblem) => void,
): GameSaves & { flush: () => void } {
  const slots = new Set<string>();
  const pending = new Map<string, { data: unknown }>();
  const timers = new Map<string, number>();

  function write(slot: string, data: unknown): void {
    const json = jsonOf(data);
    if (json === null || slots.size - Number(slots.has(slot)) >= MAX_SLOTS) return;
    if (json.length > MAX_SAVES_BYTES) {
      onProblem({ kind: "too-large" });
      return;
    }
    slots.add(slot);
    pending.set(slot, { data });
    if (!timers.has(slot)) flushSlot(slot);
  }

  function flushSlot(slot: string): void {
    const next = pending.get(slot);
    timers.delete(slot);
    if (!next) return;
    pending.delete(slot);
    saves.write(slot, next.data);
    timers.set(
      slot,
      window.setTimeout(() => flushSlot(slot), SAVE_INTERVAL_MS),
    );
  }

  return {
    write,
    read: (slot) => {
      const next = pending.get(slot);
      return next ? Promise.resolve(next.data) : saves.read(slot);
    },
    flush: () => {
      for (const slot of [...pending.keys()]) {
        window.clearTimeout(timers.get(slot));
        flushSlot(slot);
      }
    },
  };
}

function jsonOf(data: unknown): string | null {
  try {
    return JSON.stringify(data ?? null) ?? null;
  } catch {
    return null;
  }
}
