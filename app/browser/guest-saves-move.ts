import { paths } from "~/paths";
import { allGuestSaves, guestSaves, removeSave } from "./local-saves";
import { fieldOf, postToPortal } from "./portal-answer";
import { readStored, writeStored } from "./storage";

const REFUSED = "refused-saves";

/** The slots that accounts did not take, each with whether its player has been told. */
type Refused = Record<string, boolean>;

const isRefused = (value: unknown): value is Refused =>
  typeof value === "object" && value !== null && Object.values(value).every((told) => typeof told === "boolean");

const readRefused = () => readStored<Refused>(REFUSED, isRefused, {});
const markOf = (userId: string, gameId: string, slot: string) => `${userId} ${gameId} ${slot}`;

function mark(key: string, isTold: boolean): void {
  writeStored(REFUSED, JSON.stringify({ ...readRefused(), [key]: isTold }));
}

/** Refusals that no second try changes. */
const FINAL = ["save_version_conflict", "save_too_large", "saves_disabled"];

const moves = new Map<string, Promise<void>>();

/**
 * Moves what a guest has saved in this browser to the account that the guest has become, one move at a time. A slot that
 * the account has already, or does not want, stays as it is there and stays here, and is offered once only; what did not
 * get through is tried again with the next game.
 */
export function moveGuestSaves(userId: string): Promise<void> {
  const move = moves.get(userId) ?? moveAll(userId).finally(() => moves.delete(userId));
  moves.set(userId, move);
  return move;
}

async function moveAll(userId: string): Promise<void> {
  for (const { gameId, slot, data } of allGuestSaves()) {
    const key = markOf(userId, gameId, slot);
    if (Object.hasOwn(readRefused(), key)) continue;
    const answer = await postToPortal(paths.saves, { gameId, slot, data, version: 0 });
    const error = fieldOf(answer, "error");
    if (fieldOf(answer, "ok") === true) removeSave(guestSaves(gameId), slot);
    // Only a save that could have been one of theirs is worth a word to the player.
    else if (FINAL.some((code) => code === error)) mark(key, error !== "save_version_conflict");
  }
}

/** Whether a slot of the game has stayed here and its player has not been told; asking counts as telling. */
export function tellRefusedSaves(userId: string, gameId: string): boolean {
  const untold = Object.entries(readRefused()).filter(
    ([key, isTold]) => !isTold && key.startsWith(markOf(userId, gameId, "")),
  );
  for (const [key] of untold) mark(key, true);
  return untold.length > 0;
}
