import { gameToPageMessage, type GameToPageMessage } from "~contract/game-messages";
import type { FrameTrust } from "./frame-trust";
import { isMessageKind, type MessageKind } from "./message-rate";

type IncomingMessage = { source: unknown; origin: string; data: unknown };

/**
 * The message if it counts: sent by the frame's own window, from its trusted origin, of a kind that may still be said,
 * with a payload of the contract. Anything else is null, to be dropped silently (docs/product/playing.md#messages). A
 * kind is counted before its payload is looked at, so that a flood of wrong ones costs no more.
 */
export function trustedMessage(
  event: IncomingMessage,
  frameWindow: unknown,
  trust: FrameTrust,
  mayBeSaid: (kind: MessageKind) => boolean,
): GameToPageMessage | null {
  if (!frameWindow || event.source !== frameWindow || event.origin !== trust.origin) return null;
  const { data } = event;
  const kind = typeof data === "object" && data !== null && "type" in data ? data.type : null;
  if (!isMessageKind(kind) || !mayBeSaid(kind)) return null;
  try {
    // Throws for what holds itself; whether zod does depends on how deep the stack is.
    JSON.stringify(data);
    const parsed = gameToPageMessage.safeParse(data);
    return parsed.success ? parsed.data : null;
  } catch {
    // Nested so deeply, or holding itself, that nobody can look through it.
    return null;
  }
}
