import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { GameToPageMessage, PageToGameMessage } from "~contract/game-messages";
import type { FrameTrust } from "~/rules/frame-sandbox";
import { type MessageKind, takeToken, type TokenBucket, trustedMessage } from "~/rules/trusted-message";

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

type GameFrame = {
  send: (message: PageToGameMessage) => void;
  close: () => void;
};

function connectGameFrame(
  frame: HTMLIFrameElement,
  trust: FrameTrust,
  onMessage: (message: GameToPageMessage) => void,
): GameFrame {
  const isAllowed = createMessageLimiter();
  const listen = (event: MessageEvent<unknown>) => {
    const message = trustedMessage(event, frame.contentWindow, trust, isAllowed);
    if (message) onMessage(message);
  };
  window.addEventListener("message", listen);
  return {
    send: (message) => frame.contentWindow?.postMessage(message, trust.targetOrigin),
    close: () => {
      window.removeEventListener("message", listen);
    },
  };
}

function createMessageLimiter(): (kind: MessageKind) => boolean {
  const buckets = new Map<MessageKind, TokenBucket>();
  return (kind) => {
    const bucket = takeToken(kind, buckets.get(kind), performance.now());
    if (bucket) buckets.set(kind, bucket);
    return bucket !== null;
  };
}
