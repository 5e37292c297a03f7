import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";
import { callApiForGame } from "~/browser/in-game-calls";
import { isMotionAllowed } from "~/browser/motion-allowed";
import { useRootData } from "~/components/frame/use-root-data";
import { mayUnlockLater, unlockOf, type Unlock } from "~/rules/unlocked-achievement";
import type { LoadedFrame, PlayerSlot } from "./frames-state";
import { gameContextOf } from "./use-in-game-calls";

/** Between attempts. */
const WAITS_MS = [2_000, 10_000, 60_000];

type Game = { frame: LoadedFrame; playerSlot: PlayerSlot | null };

/** Unlocks what a played game says was reached, and celebrates it. */
export function useAchievements({ frame, playerSlot }: Game) {
  const { locale, session } = useRootData();
  const { revalidate } = useRevalidator();
  const celebrateUnlock = useCelebration(playerSlot, session.status === "guest" || session.status === "signed-out");
  const timers = useTimers();
  const asked = useRef(new Set<string>());
  const gameContext = gameContextOf(frame);

  async function attempt(key: string, waits: readonly number[]): Promise<void> {
    const path = `/gg/games/${frame.id}/achievements/${key}?locale=${locale}`;
    const body = JSON.stringify({ releaseTrackId: gameContext.trackId });
    const response = await callApiForGame({ type: "API_CALL", id: key, method: "POST", path, body }, gameContext);
    const [wait, ...others] = waits;
    if (wait !== undefined && mayUnlockLater(response)) {
      timers.current?.add(window.setTimeout(() => void attempt(key, others), wait));
      return;
    }
    const unlock = unlockOf(path, response);
    if (!unlock) return;
    celebrateUnlock(unlock);
    if (unlock.isNew) revalidate();
  }

  /** A game may say the same in every run. */
  const unlock = (key: string) => {
    if (!playerSlot || asked.current.has(key)) return;
    asked.current.add(key);
    void attempt(key, WAITS_MS);
  };
  return { unlock, celebrateUnlock };
}

function useTimers(): RefObject<Set<number>> {
  const timers = useRef(new Set<number>());
  useEffect(() => {
    const waiting = timers.current;
    return () => waiting.forEach((timer) => window.clearTimeout(timer));
  }, []);
  return timers;
}

/** What was unlocked before is no news. */
function useCelebration(playerSlot: PlayerSlot | null, isGuest: boolean): (unlock: Unlock) => void {
  return ({ key, title, points, isNew }) => {
    if (!isNew || !playerSlot) return;
    const { box, onAward } = playerSlot;
    onAward({ key, title, points, isGuest });
    if (!isMotionAllowed()) return;
    import("~/browser/celebrate").then(
      ({ celebrate }) => celebrate(box),
      () => undefined,
    );
  };
}
