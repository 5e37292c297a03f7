import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";
import type { FrameTrust } from "~/rules/frame-trust";
import type { GameToPageMessage, PageToGameMessage } from "~contract/game-messages";
import { connectGameFrame, type GameFrame } from "./game-frame";

export function useGameFrame(
  element: RefObject<HTMLIFrameElement>,
  trust: FrameTrust,
  onMessage: (message: GameToPageMessage) => void,
): (message: PageToGameMessage) => void {
  const frame = useRef<GameFrame | null>(null);
  const latestHandler = useRef(onMessage);

  useLayoutEffect(() => {
    latestHandler.current = onMessage;
  });

  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const connected = connectGameFrame(element.current, trust, (message) => latestHandler.current(message));
    frame.current = connected;
    return connected.close;
  }, [element, trust]);

  return useCallback((message) => frame.current?.send(message), []);
}
