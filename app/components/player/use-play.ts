import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useReducer, useRef, type ComponentType } from "react";
import { fetchRouteScript } from "~/browser/route-script";
import { useRootData } from "~/components/frame/use-root-data";
import { paths } from "~/paths";
import { frameTrust, type FrameTrust } from "~/rules/frame-trust";
import type { PlayAnswer, PlayError, PlayerView, StartedPlay } from "~/view-models/player";
import type { PublicSettings } from "~/view-models/root-data";
import type { GameSessionProps } from "./game-session";

type Session = ComponentType<GameSessionProps>;

export type PlayPhase =
  | { name: "idle" | "starting" }
  | { name: "failed"; error: PlayError }
  | { name: "started"; play: StartedPlay; launchUrl: string; trust: FrameTrust; Session: Session };

/** The code that runs a game comes only when it is wanted. */
type SessionCode =
  { state: "none" } | { state: "loading" } | { state: "failed" } | { state: "loaded"; Session: Session };

const loadSession = () => import("./game-session");

/** Starts a play of this player's game, at once if the link asked for it. */
export function usePlay({ gameId, challengeId, isAutoPlay }: PlayerView): { phase: PlayPhase; start: () => void } {
  const { locale, publicSettings } = useRootData();
  const { submit, data: answer, state } = useFetcher<PlayAnswer>();
  const [code, setCode] = useReducer((_: SessionCode, next: SessionCode) => next, { state: "none" });
  const hasAutoStarted = useRef(false);

  const start = useCallback(() => {
    setCode({ state: "loading" });
    const sent = fetchRouteScript("plays").then(() => {
      submit({ gameId, challengeId, locale }, { method: "post", action: paths.plays, encType: "application/json" });
    });
    Promise.all([loadSession(), sent]).then(
      ([{ GameSession }]) => setCode({ state: "loaded", Session: GameSession }),
      () => setCode({ state: "failed" }),
    );
  }, [gameId, challengeId, locale, submit]);

  useEffect(() => {
    if (!isAutoPlay || hasAutoStarted.current) return;
    hasAutoStarted.current = true;
    start();
  }, [isAutoPlay, start]);

  return { phase: toPhase(state === "submitting" ? undefined : answer, code, publicSettings), start };
}

function toPhase(answer: PlayAnswer | undefined, code: SessionCode, settings: PublicSettings): PlayPhase {
  if (code.state === "none") return { name: "idle" };
  if (code.state === "failed") return { name: "failed", error: "unreachable" };
  if (answer && !answer.ok) return { name: "failed", error: answer.error };
  if (!answer || code.state === "loading") return { name: "starting" };
  const launchUrl = new URL(answer.play.launchUrl, window.location.href).href;
  const trust = frameTrust(launchUrl, {
    ownOrigins: [window.location.href, settings.siteUrl, settings.publicApiBaseUrl].map((url) => new URL(url).origin),
    gameOrigins: settings.gameOrigins,
  });
  if (!trust) return { name: "failed", error: "unreachable" };
  return { name: "started", play: answer.play, launchUrl, trust, Session: code.Session };
}
