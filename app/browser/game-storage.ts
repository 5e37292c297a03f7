import { STORAGE_PATH } from "~contract/games-host";
import type { GameToPageMessage, PageToGameMessage } from "~contract/game-messages";
import { chooseStorage, isOthersUnsaved, type StorageFacts, type StorageMark } from "~/rules/storage-choice";
import { accountSaves, type AccountSaves, type SaveProblem } from "./account-saves";
import { MAX_SAVES_BYTES, unsentSaves, writeSave } from "./local-saves";
import { fieldOf } from "./portal-request";
import { readStored, removeStored, writeStored } from "./storage";

/** Slot of the account's saves. */
export const STORAGE_SLOT = "browser-storage";
/** Of no account's save: its owner is asked. */
const NO_VERSION = -1;

export type StorageMessage = Extract<GameToPageMessage, { type: "STORAGE_SNAPSHOT" }>;
type StorageAnswer = Extract<PageToGameMessage, { type: "STORAGE_RESTORE" }>;
type Player = { userId: string | null; gameId: string };
type StorageEvents = { onProblem: (problem: SaveProblem | null) => void; onReplaced: () => void };

const KEEP: StorageAnswer = { type: "STORAGE_RESTORE", replaces: false };

const markKey = (gameId: string) => `game-storage:${gameId}`;

const isMark = (value: unknown): value is StorageMark | null =>
  value === null || (typeof fieldOf(value, "owner") === "string" && typeof fieldOf(value, "isRejected") === "boolean");

const readMark = (gameId: string) => readStored<StorageMark | null>(markKey(gameId), isMark, null);

/** Whether a page of the game's host has to run first: it hands what is stored to `createGameStorage`. */
export function needsStoragePage({ userId, gameId }: Player): boolean {
  return window.isSecureContext && (userId !== null || readMark(gameId) !== null);
}

/** The page that opens the game when what is stored is the player's. */
export function storagePageOf(launchUrl: string): string {
  const { origin, pathname, search } = new URL(launchUrl);
  return `${origin}${STORAGE_PATH}?${new URLSearchParams({ next: pathname + search }).toString()}`;
}

export type GameStorage = {
  /** The answer to a game that is not open yet. */
  receive(message: StorageMessage): Promise<StorageAnswer | null>;
};

/** Keeps what a game stores at its own origin by itself on the player's account, and gives it back. */
export function createGameStorage(player: Player, events: StorageEvents): GameStorage {
  const storage = new StorageOfPlay(player, events);
  return { receive: (message) => storage.receive(message) };
}

class StorageOfPlay {
  readonly #player: Player;
  readonly #events: StorageEvents;
  readonly #saves: AccountSaves | null;
  /** The saves that this play has made; any other one is not what the game runs with. */
  readonly #played = new WeakSet<object>();
  #isReplaced = false;
  /** What the game runs with is the player's; until that is known nothing is saved. */
  #isOwn = false;
  /** Fingerprint of the save that the game was told to start with. */
  #restoring: { account: string | null } | null = null;
  /** What was stored before the log-in, as the game has gone on with it. */
  #offered: { snapshot: unknown } | null = null;

  constructor({ userId, gameId }: Player, events: StorageEvents) {
    this.#player = { userId, gameId };
    this.#events = events;
    const onTaken = (_: string, data: unknown) => void this.#take(data);
    const onChosen = (_: string, data: unknown) => this.#replace(data);
    const isFromHere = async (_: string, data: unknown) => {
      const mark = readMark(gameId);
      return mark?.owner === userId && mark.account === (await fingerprintOf(data));
    };
    const saveEvents = { onTaken, onChosen, isFromHere };
    this.#saves = userId === null ? null : accountSaves({ userId, gameId }, events.onProblem, saveEvents);
  }

  async receive({ stage, data: sent, problem }: StorageMessage): Promise<StorageAnswer | null> {
    const isTooLarge = problem === "too-large" || JSON.stringify(sent ?? null).length > MAX_SAVES_BYTES;
    if (isTooLarge && this.#saves) this.#events.onProblem({ kind: "too-large" });
    if (problem === "unportable" && this.#saves) this.#events.onProblem({ kind: "kept-here" });
    const data = isTooLarge ? null : (sent ?? null);
    if (stage === "open") return data === null ? this.#openUncopied() : this.#open(data, problem === "in-use");
    if (stage === "restored") this.#markRestored(await fingerprintOf(data));
    else if (data !== null && !this.#isReplaced) this.#play(data);
    return null;
  }

  async #open(snapshot: unknown, isInUse: boolean): Promise<StorageAnswer> {
    const { userId: player, gameId } = this.#player;
    const mark = readMark(gameId);
    const save = (await this.#saves?.read(STORAGE_SLOT)) ?? null;
    const [local, account] = [await fingerprintOf(snapshot), await fingerprintOf(save)];
    const facts = { player, mark, local, account };
    const choice = chooseStorage(facts);
    if (choice === "offer") return this.#offer(snapshot);
    if (choice === "keep" || choice === "send") {
      this.#isOwn = true;
      if (choice === "send") this.#write(snapshot);
      this.#markKept(facts);
      return KEEP;
    }
    // Another tab plays with what is stored.
    if (isInUse) return KEEP;
    const isOffered = choice !== "ask" || this.#saves?.offer(STORAGE_SLOT, snapshot) === true;
    if (!isOffered || !this.#putAside(facts, snapshot)) return KEEP;
    this.#restoring = { account: choice === "clear" ? null : account };
    return { type: "STORAGE_RESTORE", replaces: true, data: choice === "clear" ? null : save };
  }

  /** What cannot be copied stays, whosever it is: putting it aside for its owner would lose it. */
  #openUncopied(): StorageAnswer {
    const { userId: player, gameId } = this.#player;
    const mark = readMark(gameId);
    this.#isOwn = mark === null || mark.owner === player;
    if (this.#isOwn) this.#mark(mark?.local ?? null, mark?.account ?? null, mark?.isRejected);
    return KEEP;
  }

  #offer(snapshot: unknown): StorageAnswer {
    this.#offered = { snapshot };
    const keep = () => {
      const offered = this.#offered;
      this.#offered = null;
      this.#isOwn = true;
      if (offered) this.#write(offered.snapshot);
    };
    this.#events.onProblem({ kind: "before-log-in", keep });
    return KEEP;
  }

  #markRestored(local: string | null): void {
    if (!this.#restoring) return;
    this.#isOwn = true;
    this.#mark(local, this.#restoring.account);
  }

  #play(snapshot: unknown): void {
    const { userId: player, gameId } = this.#player;
    const owner = readMark(gameId)?.owner ?? player;
    if (this.#offered) this.#offered = { snapshot };
    else if (this.#isOwn && owner === player) this.#write(snapshot);
    else if (this.#saves) this.#events.onProblem({ kind: "kept-here" });
  }

  /** False if this browser cannot hold what somebody else has not saved yet. */
  #putAside(facts: StorageFacts, snapshot: unknown): boolean {
    if (facts.mark === null || !isOthersUnsaved(facts)) return true;
    const key = unsentSaves(facts.mark.owner, this.#player.gameId);
    return writeSave(key, STORAGE_SLOT, { data: snapshot, version: NO_VERSION });
  }

  #write(snapshot: unknown): void {
    if (isObject(snapshot)) this.#played.add(snapshot);
    this.#saves?.write(STORAGE_SLOT, snapshot);
  }

  async #take(data: unknown): Promise<void> {
    const print = await fingerprintOf(data);
    if (!this.#isReplaced) this.#mark(print, print);
  }

  #replace(data: unknown): void {
    if (isObject(data) && this.#played.has(data)) return;
    this.#isReplaced = true;
    this.#mark(null, null, true);
    this.#events.onReplaced();
  }

  #markKept({ player, mark, local, account }: StorageFacts): void {
    const known = mark?.owner === player ? mark : null;
    if (local === account) this.#mark(local, account);
    else this.#mark(known?.local ?? null, known?.account ?? null);
  }

  #mark(local: string | null, account: string | null, isRejected = false): void {
    const { userId: owner, gameId } = this.#player;
    if (owner === null) removeStored(markKey(gameId));
    else writeStored(markKey(gameId), JSON.stringify({ owner, local, account, isRejected }));
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Null for nothing. */
async function fingerprintOf(snapshot: unknown): Promise<string | null> {
  const parts = [fieldOf(snapshot, "local"), fieldOf(snapshot, "databases")];
  if (parts.every((part) => !Array.isArray(part) || part.length === 0)) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(snapshot)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
