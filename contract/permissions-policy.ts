import type { GamePermission } from "./entities/game-permission";

/** Denied to games, but for what a studio allows its game (docs/product/playing.md#frame-of-a-game), and to the portal. */
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
  "publickey-credentials-create",
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

/** What the portal's own pages need (docs/product/desk.md#passkeys). */
const OWN_FEATURES: readonly Feature[] = ["publickey-credentials-create", "publickey-credentials-get"];

/** Names of browser features, as in a frame's `allow`. */
export function featuresOf(permissions: readonly GamePermission[]): string[] {
  return permissions.flatMap((permission) => FEATURES[permission]);
}

/** The Permissions-Policy header of the portal's pages; `gameOrigins` is null where games have no origins. */
export function portalPolicy(gameOrigins: string | null): string {
  const own = allowedTo("self", OWN_FEATURES);
  if (gameOrigins === null) return policyOf(own);
  // A document that denies itself a feature cannot hand it to a frame.
  return policyOf({ ...own, ...allowedTo(`self "${gameOrigins}"`, Object.values(FEATURES).flat()) });
}

/** The Permissions-Policy header of a game's files. */
export function gamePolicy(permissions: readonly GamePermission[]): string {
  return policyOf(
    allowedTo(
      "self",
      permissions.flatMap((permission) => FEATURES[permission]),
    ),
  );
}

type Allowlists = Partial<Record<Feature, string>>;

function allowedTo(allowlist: string, features: readonly Feature[]): Allowlists {
  return Object.fromEntries(features.map((feature) => [feature, allowlist]));
}

function policyOf(allowlists: Allowlists): string {
  return DENIED_FEATURES.map((feature) => `${feature}=(${allowlists[feature] ?? ""})`).join(", ");
}
