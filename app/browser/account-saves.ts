import { paths } from "~/paths";
import { moveGuestSaves } from "./guest-saves-move";
import { guestSaves, readSave, removeSave, unsentSaves, writeSave } from "./local-saves";
import { fieldOf, portalAnswer, postToPortal } from "./portal-answer";

export type SaveTrouble =
  /** Another device has saved in between; `keepMine` writes over it. */
  | { kind: "conflict"; keepMine: () => void }
  /** Not on the account; it is kept in this browser and goes along with the next save. */
  | { kind: "kept-here" }
  /** What was saved here before the log-in did not replace what the account has. */
  | { kind: "kept-beside" }
  | { kind: "too-large" };

export type GameSaves = {
  /** What a slot holds; null when nothing. */
  read: (slot: string) => Promise<unknown>;
  write: (slot: string, data: unknown) => void;
};

type Player = { userId: string; gameId: string };

/** A save that waits for the network, and the account's version that it was made from. */
type Unsent = { data: unknown; version: number };

const isUnsent = (value: unknown): value is Unsent => typeof fieldOf(value, "version") === "number";

/**
 * The saved games of a signed-in player in one game. Writes of a slot follow each other, the newest of those that wait is
 * sent; what the account does not take for want of a network stays in this browser until it does. The guest's saves that
 * may become the account's go first.
 */
export function accountSaves({ userId, gameId }: Player, onTrouble: (trouble: SaveTrouble | null) => void): GameSaves {
  /** The versions that this tab knows; a slot it has never read is written as a new one. */
  const versions = new Map<string, number>();
  const waiting = new Map<string, { data: unknown }>();
  const busy = new Set<string>();
  /** Slots of which the player may still want what this browser has kept. */
  const disputed = new Set<string>();
  const unsentKey = unsentSaves(userId, gameId);

  async function read(slot: string): Promise<unknown> {
    await moveGuestSaves(userId);
    const answer = await portalAnswer(paths.savedGame(gameId, slot), {});
    const version = fieldOf(answer, "version");
    const unsent = readSave(unsentKey, slot);
    if (typeof version === "number") versions.set(slot, version);
    else if (fieldOf(answer, "error") === "save_not_found") versions.set(slot, 0);
    if (isUnsent(unsent)) return readUnsent(slot, unsent, answer);
    return typeof version === "number" ? (fieldOf(answer, "data") ?? null) : readSave(guestSaves(gameId), slot);
  }

  /** What this browser has kept is the newest, unless another device has saved since. */
  function readUnsent(slot: string, unsent: Unsent, answer: unknown): unknown {
    const known = versions.get(slot);
    if (known === undefined) versions.set(slot, unsent.version);
    if (known === undefined || known === unsent.version) {
      write(slot, unsent.data);
      return unsent.data;
    }
    dispute(slot, unsent.data);
    return fieldOf(answer, "data") ?? null;
  }

  /** Lets the player choose; until then both saves are kept. */
  function dispute(slot: string, data: unknown): void {
    disputed.add(slot);
    const keepMine = () => {
      disputed.delete(slot);
      void send(slot, data, undefined);
    };
    onTrouble({ kind: "conflict", keepMine });
  }

  function keepHere(slot: string, data: unknown): void {
    writeSave(unsentKey, slot, { data: data ?? null, version: versions.get(slot) ?? 0 });
  }

  function write(slot: string, data: unknown): void {
    waiting.set(slot, { data });
    if (!busy.has(slot)) void sendNewest(slot);
  }

  async function sendNewest(slot: string): Promise<void> {
    busy.add(slot);
    await moveGuestSaves(userId);
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
      if (!disputed.has(slot)) removeSave(unsentKey, slot);
      onTrouble(null);
      return;
    }
    const error = fieldOf(answer, "error");
    if (error === "save_version_conflict") {
      keepHere(slot, data);
      dispute(slot, data);
    } else if (error === "save_too_large") onTrouble({ kind: "too-large" });
    // A game without saves on the account keeps them here as a matter of course.
    else if (error === "saves_disabled") writeSave(guestSaves(gameId), slot, data);
    else {
      keepHere(slot, data);
      onTrouble({ kind: "kept-here" });
    }
  }

  return { read, write };
}
