import { paths } from "~/paths";
import { allSaves, readSave, removeSave, writeSave } from "./local-saves";
import { fieldOf, portalAnswer, postToPortal } from "./portal-answer";

export type SaveTrouble =
  /** Another device has saved in between; `keepMine` writes over it. */
  | { kind: "conflict"; keepMine: () => void }
  /** Not on the account; it is kept in this browser and goes along with the next save. */
  | { kind: "kept-here" }
  | { kind: "too-large" };

export type AccountSaves = {
  /** What the account has in a slot; null when nothing. */
  read: (slot: string) => Promise<unknown>;
  write: (slot: string, data: unknown) => void;
};

/**
 * The saved games of a signed-in player in one game. Writes of a slot follow each other, the newest of those that wait is
 * sent; what the account does not take for want of a network stays in this browser until it does.
 */
export function accountSaves(gameId: string, onTrouble: (trouble: SaveTrouble | null) => void): AccountSaves {
  /** The versions that this tab knows; a slot it has never read is written as a new one. */
  const versions = new Map<string, number>();
  const waiting = new Map<string, { data: unknown }>();
  const busy = new Set<string>();

  async function read(slot: string): Promise<unknown> {
    const answer = await portalAnswer(paths.savedGame(gameId, slot), {});
    const version = fieldOf(answer, "version");
    if (typeof version === "number") {
      versions.set(slot, version);
      return fieldOf(answer, "data") ?? null;
    }
    if (fieldOf(answer, "error") === "save_not_found") versions.set(slot, 0);
    return readSave(gameId, slot);
  }

  function write(slot: string, data: unknown): void {
    waiting.set(slot, { data });
    if (!busy.has(slot)) void sendNewest(slot);
  }

  async function sendNewest(slot: string): Promise<void> {
    busy.add(slot);
    for (let next = waiting.get(slot); next; next = waiting.get(slot)) {
      waiting.delete(slot);
      await send(slot, next.data, versions.get(slot) ?? 0);
    }
    busy.delete(slot);
  }

  async function send(slot: string, data: unknown, version: number | undefined): Promise<void> {
    const answer = await postToPortal(paths.saves, { gameId, slot, data: data ?? null, version });
    const written = fieldOf(answer, "version");
    if (typeof written === "number") {
      versions.set(slot, written);
      removeSave(gameId, slot);
      onTrouble(null);
      return;
    }
    const error = fieldOf(answer, "error");
    if (error === "save_version_conflict") {
      onTrouble({ kind: "conflict", keepMine: () => void send(slot, data, undefined) });
    } else if (error === "save_too_large") onTrouble({ kind: "too-large" });
    else {
      writeSave(gameId, slot, data);
      // A game without saves on the account keeps them here as a matter of course.
      if (error !== "saves_disabled") onTrouble({ kind: "kept-here" });
    }
  }

  return { read, write };
}

/**
 * Moves what a guest has saved in this browser to the account that the guest has become. A slot that the account has
 * already stays as it is, and the guest's stays here.
 */
export async function moveGuestSaves(): Promise<void> {
  for (const { gameId, slot, data } of allSaves()) {
    const answer = await postToPortal(paths.saves, { gameId, slot, data, version: 0 });
    if (fieldOf(answer, "ok") === true) removeSave(gameId, slot);
  }
}
