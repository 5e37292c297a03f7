import { gameToPageMessage, type GameToPageMessage } from "~contract/game-messages";
import type { FrameTrust } from "./frame-trust";
import { isMessageKind, type MessageKind } from "./message-rate";

type IncomingMessage = { source: unknown; origin: string; data: unknown };

/** The message, or null (docs/product/playing.md#messages). Limits the rate before the costly parsing. */
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
    // Throws on cycles; zod's own failure depends on the stack's depth.
    JSON.stringify(data);
    const parsed = gameToPageMessage.safeParse(data);
    return parsed.success ? parsed.data : null;
  } catch {
    // Cyclic or nested too deeply.
    return null;
  }
}
