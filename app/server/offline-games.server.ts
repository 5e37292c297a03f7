import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { isApiEmbedded } from "~/api-client/api-access.server";
import { env } from "./env.server";

/** Written by scripts/build-offline-games.mjs. */
const FILE = "build/offline-games.json";
const games = z.record(z.string(), z.object({ address: z.string().startsWith("/build/"), scriptHash: z.string() }));

const isEnabled = env.OFFLINE === "on" && env.NODE_ENV === "production" && isApiEmbedded && existsSync(FILE);
const offlineGames = isEnabled ? Object.entries(games.parse(JSON.parse(readFileSync(FILE, "utf8")))) : [];
const documents = new Map(offlineGames.map(([slug, { address }]) => [slug, address]));

/** CSP sources: an offline game's document inherits the page's policy. */
export const offlineGameHashes = offlineGames.map(([, { scriptHash }]) => scriptHash);

/** Null for games that this build does not have: game and portal must be of the same release. */
export function offlineDocument(
  bundledGame: string | null | undefined,
  addresses: ReadonlyMap<string, string> = documents,
): string | null {
  return addresses.get(bundledGame ?? "") ?? null;
}
