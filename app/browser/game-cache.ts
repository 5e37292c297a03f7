import * as z from "zod/mini";
import { disableSchemaJit } from "~contract/browser-schemas";
import type { GameChallenge } from "~contract/game-messages";
import type { GameLaunch, PlayerView } from "~/view-models/player";
import { whenOfflineWorkerReady, notifyOfflineWorker } from "./offline-worker";

disableSchemaJit();

const MAX_GAMES = 12;
const MAX_BYTES = 2_000_000;

const challenge = z.strictObject({
  challengeId: z.string(),
  name: z.string(),
  criteria: z.enum(["highest_wins", "lowest_wins"]),
  type: z.enum(["points", "duration"]),
  seed: z.nullable(z.number()),
  mode: z.string(),
});

const cacheEntry = z.strictObject({
  document: z.string().check(z.startsWith("/build/")),
  trackId: z.string(),
  challenge: z.nullable(challenge),
});

const gameDocument = z.strictObject({ html: z.string() });

type Subject = Pick<PlayerView, "gameId" | "challengeId" | "trackId">;

export type CachedGame = { html: string; trackId: string; challenge: GameChallenge | null };

/** The version in the cache name separates releases; the service worker deletes the others. */
const cacheOf = (version: string) => window.caches.open(`games ${version}`);

const isSupported = () => "caches" in window;

const ENTRIES_PATH = "/kept-games/";

function entryAddress({ gameId, challengeId, trackId }: Subject): string {
  return `${ENTRIES_PATH}?${new URLSearchParams({ gameId, challengeId: challengeId ?? "", trackId: trackId ?? "" }).toString()}`;
}

export async function cacheGame(subject: Subject, launch: GameLaunch, version: string): Promise<void> {
  const { offlineDocument: document, trackId, init } = launch;
  if (document === null || !isSupported()) return;
  await whenOfflineWorkerReady();
  const cache = await cacheOf(version);
  if (!(await cache.match(document)) && !(await fetchInto(cache, document))) return;
  const address = entryAddress(subject);
  // A new entry goes last, so that the first is the oldest.
  await cache.delete(address);
  await cache.put(
    address,
    Response.json({ document, trackId, challenge: init.challenge } satisfies z.infer<typeof cacheEntry>),
  );
  await evictOldest(cache);
  // The scripts that run games load after the page.
  await notifyOfflineWorker();
}

async function fetchInto(cache: Cache, address: string): Promise<boolean> {
  const response = await window.fetch(address).catch(() => null);
  if (!response?.ok) return false;
  await cache.put(address, response);
  return true;
}

async function evictOldest(cache: Cache): Promise<void> {
  const addresses = (await cache.keys()).map(({ url }) => new URL(url));
  const isEntry = ({ pathname }: URL) => pathname === ENTRIES_PATH;
  const needed = new Set<string>();
  let bytes = 0;
  for (const { href } of addresses.filter(isEntry).reverse()) {
    const entry = await readEntry(cache, href);
    if (entry && !needed.has(entry.document)) bytes += await sizeOf(cache, entry.document);
    if (entry && bytes <= MAX_BYTES && needed.size < MAX_GAMES) needed.add(entry.document);
    else await cache.delete(href);
  }
  for (const { pathname } of addresses.filter((address) => !isEntry(address))) {
    if (!needed.has(pathname)) await cache.delete(pathname);
  }
}

async function sizeOf(cache: Cache, address: string): Promise<number> {
  return (await (await cache.match(address))?.blob())?.size ?? 0;
}

async function readEntry(cache: Cache, address: string): Promise<z.infer<typeof cacheEntry> | undefined> {
  const found = await cache.match(address);
  return found && z.safeParse(cacheEntry, await found.json()).data;
}

export async function findCachedGame(subject: Subject, version: string): Promise<CachedGame | null> {
  if (!isSupported()) return null;
  const cache = await cacheOf(version);
  const entry = await readEntry(cache, entryAddress(subject));
  const response = entry && (await cache.match(entry.document));
  const parsed = response && z.safeParse(gameDocument, await response.json()).data;
  return entry && parsed ? { html: parsed.html, trackId: entry.trackId, challenge: entry.challenge } : null;
}
