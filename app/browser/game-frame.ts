import type { FrameTrust } from "~/rules/frame-trust";
import { takeToken, type TokenBucket, type MessageKind } from "~/rules/message-rate";
import { trustedMessage } from "~/rules/trusted-message";
import type { GameToPageMessage, PageToGameMessage } from "~contract/game-messages";

export type GameFrame = {
  send: (message: PageToGameMessage) => void;
  close: () => void;
};

export function connectGameFrame(
  frame: HTMLIFrameElement,
  trust: FrameTrust,
  onMessage: (message: GameToPageMessage) => void,
): GameFrame {
  const mayBeSaid = countMessages();
  const listen = (event: MessageEvent<unknown>) => {
    const message = trustedMessage(event, frame.contentWindow, trust, mayBeSaid);
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

function countMessages(): (kind: MessageKind) => boolean {
  const allowances = new Map<MessageKind, TokenBucket>();
  return (kind) => {
    const allowance = takeToken(kind, allowances.get(kind), performance.now());
    if (allowance) allowances.set(kind, allowance);
    return allowance !== null;
  };
}
