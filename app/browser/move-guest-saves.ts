import { requestPaths } from "~/request-paths";
import { allGuestSaves, guestSaves, removeSave } from "./local-saves";
import { fieldOf, postToPortal } from "./portal-request";
import { readStored, writeStored } from "./storage";

const REFUSED = "refused-saves";

type Refused = Record<string, boolean>;

const isRefused = (value: unknown): value is Refused =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((isNotified) => typeof isNotified === "boolean");

const readRefused = () => readStored<Refused>(REFUSED, isRefused, {});
const keyOf = (userId: string, gameId: string, slot: string) => `${userId} ${gameId} ${slot}`;

function markRefused(key: string, isNotified: boolean): void {
  writeStored(REFUSED, JSON.stringify({ ...readRefused(), [key]: isNotified }));
}

const FINAL_ERRORS = ["save_version_conflict", "save_too_large", "saves_disabled"];

const moves = new Map<string, Promise<void>>();

/** Moves a guest's saves to the account. A refused slot stays local and is not offered again; others are retried. */
export function moveGuestSaves(userId: string): Promise<void> {
  const move = moves.get(userId) ?? moveAll(userId).finally(() => moves.delete(userId));
  moves.set(userId, move);
  return move;
}

async function moveAll(userId: string): Promise<void> {
  for (const { gameId, slot, data } of allGuestSaves()) {
    const key = keyOf(userId, gameId, slot);
    if (Object.hasOwn(readRefused(), key)) continue;
    const response = await postToPortal(requestPaths.saves, { playerId: userId, gameId, slot, data, version: 0 });
    const error = fieldOf(response, "error");
    if (fieldOf(response, "ok") === true) removeSave(guestSaves(gameId), slot);
    // The player is notified of conflicts only: no other refused save could have replaced the account's.
    else if (FINAL_ERRORS.some((code) => code === error)) markRefused(key, error !== "save_version_conflict");
  }
}

export function takeRefusedSaves(userId: string, gameId: string): boolean {
  const unreported = Object.entries(readRefused()).filter(
    ([key, isNotified]) => !isNotified && key.startsWith(keyOf(userId, gameId, "")),
  );
  for (const [key] of unreported) markRefused(key, true);
  return unreported.length > 0;
}
