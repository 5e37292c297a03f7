import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { isApiEmbedded } from "~/api-client/api-access.server";
import { env } from "./env.server";

/** Written by scripts/build-offline-games.mjs. */
const FILE = "build/offline-games.json";
const addresses = z.record(z.string(), z.string().startsWith("/build/"));

const isKept = env.OFFLINE === "on" && env.NODE_ENV === "production" && isApiEmbedded && existsSync(FILE);
const documents = new Map(isKept ? Object.entries(addresses.parse(JSON.parse(readFileSync(FILE, "utf8")))) : []);

/** Null for games that this build does not serve: game and portal must be of the same release. */
export function offlineDocument(launchUrl: string, known: ReadonlyMap<string, string> = documents): string | null {
  const { origin, pathname } = new URL(launchUrl, env.SITE_URL);
  const games = new URL(`${env.PUBLIC_API_BASE_URL}/play/`);
  if (origin !== games.origin || !pathname.startsWith(games.pathname)) return null;
  const [slug = ""] = pathname.slice(games.pathname.length).split("/");
  return known.get(slug) ?? null;
}
