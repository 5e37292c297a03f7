import { isSeenPopups, withSeenPopup, type SeenPopups } from "~/rules/seen-popups";
import { readStored, writeStored } from "./storage";

const SEEN_KEY = "seen-popups";

/** A visitor who has just come is left alone; so is one who is busy in a dialog, who is asked again later. */
const QUIET_MS = 30_000;

const seenPopups = () => readStored<SeenPopups>(SEEN_KEY, isSeenPopups, []);

const isBusy = () => document.hidden || document.querySelector("dialog[open]") !== null;

/** Calls back when it is this popup's turn, unless the visitor has had it; answers with the way to give up waiting. */
export function awaitPopupTurn(id: string, onTurn: () => void): () => void {
  if (seenPopups().includes(id)) return () => undefined;
  const timer = window.setInterval(() => {
    if (isBusy()) return;
    window.clearInterval(timer);
    if (!seenPopups().includes(id)) onTurn();
  }, QUIET_MS);
  return () => window.clearInterval(timer);
}

/** The visitor has had this popup and does not get it again. */
export function rememberPopup(id: string): void {
  writeStored(SEEN_KEY, JSON.stringify(withSeenPopup(seenPopups(), id)));
}
