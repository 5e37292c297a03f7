import { requestPaths } from "~/request-paths";
import { moveGuestSaves } from "./move-guest-saves";
import { guestSaves, readSave, removeSave, unsentSaves, writeSave } from "./local-saves";
import { fieldOf, fetchPortal, postToPortal } from "./portal-request";

export type SaveProblem =
  /** Another device has saved in between; `overwrite` replaces its save. */
  | { kind: "conflict"; overwrite: () => void }
  /** Not on the account; it is stored in this browser and replaced by the next save. */
  | { kind: "kept-here" }
  /** The saves from before the log-in did not replace the account's. */
  | { kind: "kept-beside" }
  /** What this browser has is from before the log-in and on no account; `keep` saves it to the player's. */
  | { kind: "before-log-in"; keep: () => void }
  | { kind: "too-large" };

export type GameSaves = {
  /** The data of a slot; null if it is empty. */
  read: (slot: string) => Promise<unknown>;
  write: (slot: string, data: unknown) => void;
};

export type AccountSaves = GameSaves & {
  /** Asks the player whether data replaces the account's save; false if this browser cannot keep it until then. */
  offer: (slot: string, data: unknown) => boolean;
};

type SaveEvents = {
  /** The account has it, or this browser until the account can be reached. */
  onTaken?: (slot: string, data: unknown) => void;
  /** The player has chosen it over the account's save. */
  onChosen?: (slot: string, data: unknown) => void;
  /** Whether the account's save is one that what is stored in this browser goes on from: another tab has sent it. */
  isFromHere?: (slot: string, data: unknown) => Promise<boolean>;
};

type Player = { userId: string; gameId: string };

/** A save that waits for the network, and the account's version that it was made from. */
type Unsent = { data: unknown; version: number };

/** A slot's state in this tab. */
type Slot = {
  /** The account's version; undefined until the slot is read or written. */
  version: number | undefined;
  /** The newest save that is not being sent yet. */
  next: { data: unknown } | undefined;
  isSending: boolean;
  /** The player has not chosen yet between the account's save and the stored one. */
  isDisputed: boolean;
};

type SaveOutcome =
  { kind: "written"; version: number } | { kind: "conflict" | "too-large" | "saves-disabled" | "unreachable" };

const isUnsent = (value: unknown): value is Unsent => typeof fieldOf(value, "version") === "number";

/** The outcome of a save from the portal's response; network failures and unknown errors are retried. */
function toSaveOutcome(response: unknown): SaveOutcome {
  const version = fieldOf(response, "version");
  if (typeof version === "number") return { kind: "written", version };
  const error = fieldOf(response, "error");
  if (error === "save_version_conflict") return { kind: "conflict" };
  if (error === "save_too_large") return { kind: "too-large" };
  return { kind: error === "saves_disabled" ? "saves-disabled" : "unreachable" };
}

/**
 * The saves of a signed-in player in one game. Writes of a slot are sent one after the other, and only the newest
 * pending one is sent; without a network a save is stored in this browser until the account has it. The guest's saves
 * are moved to the account first.
 */
export function accountSaves(
  player: Player,
  onProblem: (problem: SaveProblem | null) => void,
  events: SaveEvents = {},
): AccountSaves {
  const saves = new SavesOfPlayer(player, onProblem, events);
  return {
    read: (slot) => saves.read(slot),
    write: (slot, data) => saves.write(slot, data),
    offer: (slot, data) => saves.offer(slot, data),
  };
}

/** Of no save on the account. */
const NO_VERSION = -1;

class SavesOfPlayer {
  readonly #slots = new Map<string, Slot>();
  readonly #player: Player;
  readonly #unsentKey: string;
  readonly #onProblem: (problem: SaveProblem | null) => void;
  readonly #events: SaveEvents;

  constructor(player: Player, onProblem: (problem: SaveProblem | null) => void, events: SaveEvents) {
    this.#player = player;
    this.#unsentKey = unsentSaves(player.userId, player.gameId);
    this.#onProblem = onProblem;
    this.#events = events;
  }

  async read(name: string): Promise<unknown> {
    const { userId, gameId } = this.#player;
    await moveGuestSaves(userId);
    const response = await fetchPortal(requestPaths.savedGame(userId, gameId, name), {});
    const slot = this.#slot(name);
    const version = fieldOf(response, "version");
    if (typeof version === "number") slot.version = version;
    else if (fieldOf(response, "error") === "save_not_found") slot.version = 0;
    const unsent = readSave(this.#unsentKey, name);
    if (isUnsent(unsent)) return this.#readUnsent(name, unsent, response);
    return typeof version === "number" ? (fieldOf(response, "data") ?? null) : readSave(guestSaves(gameId), name);
  }

  write(name: string, data: unknown): void {
    const slot = this.#slot(name);
    slot.next = { data };
    if (!slot.isSending) void this.#sendNewest(name);
  }

  offer(name: string, data: unknown): boolean {
    if (!writeSave(this.#unsentKey, name, { data, version: NO_VERSION })) return false;
    this.#dispute(name, data);
    return true;
  }

  #slot(name: string): Slot {
    const slot = this.#slots.get(name) ?? { version: undefined, next: undefined, isSending: false, isDisputed: false };
    this.#slots.set(name, slot);
    return slot;
  }

  /** Uses the stored save, unless another device has saved since. */
  #readUnsent(name: string, unsent: Unsent, response: unknown): unknown {
    const slot = this.#slot(name);
    slot.version ??= unsent.version;
    if (slot.version === unsent.version) {
      this.write(name, unsent.data);
      return unsent.data;
    }
    this.#dispute(name, unsent.data);
    return fieldOf(response, "data") ?? null;
  }

  /** Lets the player choose; until then both saves stay. */
  #dispute(name: string, data: unknown): void {
    this.#slot(name).isDisputed = true;
    const overwrite = () => {
      this.#slot(name).isDisputed = false;
      void this.#send(name, data, undefined).then((isTaken) => isTaken && this.#events.onChosen?.(name, data));
    };
    this.#onProblem({ kind: "conflict", overwrite });
  }

  async #sendNewest(name: string): Promise<void> {
    const slot = this.#slot(name);
    slot.isSending = true;
    await moveGuestSaves(this.#player.userId);
    while (slot.next) {
      const { data } = slot.next;
      slot.next = undefined;
      await this.#send(name, data, slot.version ?? 0);
    }
    slot.isSending = false;
  }

  /** Returns whether the account has it. */
  async #send(name: string, data: unknown, version: number | undefined): Promise<boolean> {
    const { userId: playerId, gameId } = this.#player;
    const slot = this.#slot(name);
    const body = { playerId, gameId, slot: name, data: data ?? null, version };
    const outcome = toSaveOutcome(await postToPortal(requestPaths.saves, body));
    switch (outcome.kind) {
      case "written":
        slot.version = outcome.version;
        if (!slot.isDisputed) removeSave(this.#unsentKey, name);
        this.#events.onTaken?.(name, data);
        this.#onProblem(null);
        return true;
      case "conflict": {
        const versionFromHere = await this.#versionFromHere(name);
        if (versionFromHere !== null) return this.#send(name, data, versionFromHere);
        this.#storeUnsent(name, data);
        this.#dispute(name, data);
        return false;
      }
      case "too-large":
        this.#onProblem({ kind: "too-large" });
        return false;
      case "saves-disabled":
        // A game without saves on the account stores them here as a matter of course.
        this.#storeUnsent(name, data);
        return false;
      case "unreachable":
        if (this.#storeUnsent(name, data)) this.#events.onTaken?.(name, data);
        this.#onProblem({ kind: "kept-here" });
        return false;
    }
  }

  async #versionFromHere(name: string): Promise<number | null> {
    if (!this.#events.isFromHere) return null;
    const { userId, gameId } = this.#player;
    const response = await fetchPortal(requestPaths.savedGame(userId, gameId, name), {});
    const version = fieldOf(response, "version");
    if (typeof version !== "number") return null;
    return (await this.#events.isFromHere(name, fieldOf(response, "data"))) ? version : null;
  }

  #storeUnsent(name: string, data: unknown): boolean {
    return writeSave(this.#unsentKey, name, { data: data ?? null, version: this.#slot(name).version ?? 0 });
  }
}
