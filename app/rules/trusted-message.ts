import { gameToPageMessage, type GameToPageMessage } from "~contract/game-messages";
import type { FrameTrust } from "./frame-trust";

type IncomingMessage = { source: unknown; origin: string; data: unknown };

/**
 * The message if it counts: sent by the frame's own window, from its trusted origin, with a payload of the contract.
 * Anything else is null, to be dropped silently (spec section 5; decisions, "Game frames").
 */
export function trustedMessage(
  event: IncomingMessage,
  frameWindow: unknown,
  trust: FrameTrust,
): GameToPageMessage | null {
  if (!frameWindow || event.source !== frameWindow || event.origin !== trust.origin) return null;
  const parsed = gameToPageMessage.safeParse(event.data);
  return parsed.success ? parsed.data : null;
}
