/**
 * How far a game's frame is trusted (docs/product/playing.md#frame-of-a-game).
 * "opaque": the game is served by one of our own hosts, so its sandbox gives it an origin of its own, written "null".
 * "separate": the game lives on a trusted host of its own and keeps that host's origin.
 */
export type FrameTrust = { kind: "opaque" | "separate"; origin: string; targetOrigin: string };

type FrameHosts = {
  /** Origins that hold the visitor's session: the portal's and its API's. */
  ownOrigins: readonly string[];
  /** Origins the configuration trusts to serve games. */
  gameOrigins: readonly string[];
};

/** An opaque origin cannot be named as a target, and nothing secret is ever sent to a game. */
export const OPAQUE: FrameTrust = { kind: "opaque", origin: "null", targetOrigin: "*" };

const FRAME_SANDBOX = "allow-scripts allow-pointer-lock allow-orientation-lock allow-forms allow-modals";

/** Features a game's frame may use. */
export const FRAME_ALLOW = "autoplay; fullscreen; gamepad; screen-wake-lock; clipboard-write; cross-origin-isolated";

/** Decides the trust of a frame by its absolute launch address; null for a host that nobody trusts. */
export function frameTrust(launchUrl: string, { ownOrigins, gameOrigins }: FrameHosts): FrameTrust | null {
  const { origin } = new URL(launchUrl);
  if (ownOrigins.includes(origin)) return OPAQUE;
  if (gameOrigins.includes(origin)) return { kind: "separate", origin, targetOrigin: origin };
  return null;
}

/** The frame's sandbox: it keeps its own origin only where that origin is not one of ours. */
export function frameSandbox(trust: FrameTrust): string {
  return trust.kind === "separate" ? `${FRAME_SANDBOX} allow-same-origin` : FRAME_SANDBOX;
}
