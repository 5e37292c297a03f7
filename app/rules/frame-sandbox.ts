import type { GamePermission } from "~contract/entities/game-permission";
import { featuresOf } from "~contract/permissions-policy";

/**
 * "opaque": sandboxed on our own hosts; "own": a build at the game's own origin; "separate": on another host
 * (docs/product/playing.md#frame-of-a-game).
 */
export type FrameTrust = { kind: "opaque" | "own" | "separate"; origin: string; targetOrigin: string };

type FrameHosts = {
  ownOrigins: readonly string[];
  /** Of the game that is launched; null where games have none. */
  gameOrigin: string | null;
  gameOrigins: readonly string[];
};

/** postMessage cannot target an opaque origin, so "*"; a game is never sent secrets. */
export const OPAQUE_FRAME: FrameTrust = { kind: "opaque", origin: "null", targetOrigin: "*" };

const FRAME_SANDBOX = "allow-scripts allow-pointer-lock allow-orientation-lock allow-forms allow-modals";

/** With its own origin come its storage, and what it opens by a click (api/game-host/game-headers.ts). */
const SANDBOX_TOKENS: Record<FrameTrust["kind"], string> = {
  opaque: FRAME_SANDBOX,
  own: `${FRAME_SANDBOX} allow-popups allow-same-origin`,
  separate: `${FRAME_SANDBOX} allow-same-origin`,
};

const FRAME_ALLOW = "autoplay; fullscreen; gamepad; screen-wake-lock; clipboard-write; cross-origin-isolated";

/** Trust by the absolute launch URL; null for an unknown host, and for the origin of another game. */
export function frameTrust(launchUrl: string, { ownOrigins, gameOrigin, gameOrigins }: FrameHosts): FrameTrust | null {
  const { origin } = new URL(launchUrl);
  if (ownOrigins.includes(origin)) return OPAQUE_FRAME;
  if (origin === gameOrigin) return { kind: "own", origin, targetOrigin: origin };
  if (gameOrigins.includes(origin)) return { kind: "separate", origin, targetOrigin: origin };
  return null;
}

/** `allow-same-origin` only on another origin: on ours, a game could remove its own sandbox. */
export function frameSandbox({ kind }: FrameTrust): string {
  return SANDBOX_TOKENS[kind];
}

/** Elsewhere than at its own origin a game asks the player for nothing. */
export function frameAllow({ kind }: FrameTrust, permissions: readonly GamePermission[]): string {
  return [FRAME_ALLOW, ...(kind === "own" ? featuresOf(permissions) : [])].join("; ");
}

/** A build in an opaque frame has no storage, and the page says so. */
export function isRestrictedBuild(launchUrl: string, publicApiBaseUrl: string): boolean {
  return launchUrl.startsWith(`${publicApiBaseUrl}/builds/`);
}
