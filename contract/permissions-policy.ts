import type { GamePermission } from "./entities/game-permission";

/** Denied to the portal and to games, but for what a studio allows its game (docs/product/playing.md#frame-of-a-game). */
const DENIED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
] as const;

type Feature = (typeof DENIED_FEATURES)[number];

const FEATURES: Record<GamePermission, readonly Feature[]> = {
  CAMERA: ["camera"],
  MICROPHONE: ["microphone"],
  MIDI: ["midi"],
  MOTION: ["accelerometer", "gyroscope", "magnetometer"],
};

/** Names of browser features, as in a frame's `allow`. */
export function featuresOf(permissions: readonly GamePermission[]): string[] {
  return permissions.flatMap((permission) => FEATURES[permission]);
}

/** The Permissions-Policy header of the portal's pages; `gameOrigins` is null where games have no origins. */
export function portalPolicy(gameOrigins: string | null): string {
  if (gameOrigins === null) return policyOf([], "");
  // A document that denies itself a feature cannot hand it to a frame.
  return policyOf(Object.values(FEATURES).flat(), `self "${gameOrigins}"`);
}

/** The Permissions-Policy header of a game's files. */
export function gamePolicy(permissions: readonly GamePermission[]): string {
  return policyOf(featuresOf(permissions), "self");
}

function policyOf(allowed: readonly string[], allowlist: string): string {
  return DENIED_FEATURES.map((feature) => `${feature}=(${allowed.includes(feature) ? allowlist : ""})`).join(", ");
}
