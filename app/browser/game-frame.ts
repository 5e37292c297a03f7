import type { FrameTrust } from "~/rules/frame-trust";
import { trustedMessage } from "~/rules/trusted-message";
import type { GameToPageMessage, PageToGameMessage } from "~contract/game-messages";

export type GameFrame = {
  send: (message: PageToGameMessage) => void;
  close: () => void;
};

/** Listens to a game's frame and speaks to it; what is not trusted is dropped silently. */
export function connectGameFrame(
  frame: HTMLIFrameElement,
  trust: FrameTrust,
  onMessage: (message: GameToPageMessage) => void,
): GameFrame {
  const listen = (event: MessageEvent<unknown>) => {
    const message = trustedMessage(event, frame.contentWindow, trust);
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
