import { isSeenPopups, withSeenPopup, type SeenPopups } from "~/rules/seen-popups";
import { readStored, writeStored } from "./storage";

const SEEN_KEY = "seen-popups";

const POPUP_DELAY_MS = 30_000;

const seenPopups = () => readStored<SeenPopups>(SEEN_KEY, isSeenPopups, []);

const isBusy = () => document.hidden || document.querySelector("dialog[open]") !== null;

export function schedulePopup(id: string, onReady: () => void): () => void {
  if (seenPopups().includes(id)) return () => undefined;
  const timer = window.setInterval(() => {
    if (isBusy()) return;
    window.clearInterval(timer);
    if (!seenPopups().includes(id)) onReady();
  }, POPUP_DELAY_MS);
  return () => window.clearInterval(timer);
}

export function markPopupSeen(id: string): void {
  writeStored(SEEN_KEY, JSON.stringify(withSeenPopup(seenPopups(), id)));
}
