/** "opaque": sandboxed on our own hosts; "separate": on another host (docs/product/playing.md#frame-of-a-game). */
export type FrameTrust = { kind: "opaque" | "separate"; origin: string; targetOrigin: string };

type FrameHosts = {
  ownOrigins: readonly string[];
  gameOrigins: readonly string[];
};

/** postMessage cannot target an opaque origin, so "*"; a game is never sent secrets. */
export const OPAQUE_FRAME: FrameTrust = { kind: "opaque", origin: "null", targetOrigin: "*" };

const FRAME_SANDBOX = "allow-scripts allow-pointer-lock allow-orientation-lock allow-forms allow-modals";

export const FRAME_ALLOW = "autoplay; fullscreen; gamepad; screen-wake-lock; clipboard-write; cross-origin-isolated";

/** Trust by the absolute launch URL; null for an unknown host. */
export function frameTrust(launchUrl: string, { ownOrigins, gameOrigins }: FrameHosts): FrameTrust | null {
  const { origin } = new URL(launchUrl);
  if (ownOrigins.includes(origin)) return OPAQUE_FRAME;
  if (gameOrigins.includes(origin)) return { kind: "separate", origin, targetOrigin: origin };
  return null;
}

/** `allow-same-origin` only on another origin: on ours, a game could remove its own sandbox. */
export function frameSandbox(trust: FrameTrust): string {
  return trust.kind === "separate" ? `${FRAME_SANDBOX} allow-same-origin` : FRAME_SANDBOX;
}
