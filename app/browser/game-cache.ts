import * as z from "zod/mini";
import { disableSchemaJit } from "~contract/browser-schemas";
import type { GameChallenge } from "~contract/game-messages";
import type { GameLaunch, PlayerView } from "~/view-models/player";
import { whenOfflineWorkerReady, notifyOfflineWorker } from "./offline-worker";

disableSchemaJit();

const MOST_GAMES = 12;
const MOST_BYTES = 2_000_000;

const challenge = z.strictObject({
  challengeId: z.string(),
  name: z.string(),
  criteria: z.enum(["highest_wins", "lowest_wins"]),
  type: z.enum(["points", "duration"]),
  seed: z.nullable(z.number()),
  mode: z.string(),
});

const note = z.strictObject({
  document: z.string().check(z.startsWith("/build/")),
  trackId: z.string(),
  challenge: z.nullable(challenge),
});

const gameDocument = z.strictObject({ html: z.string() });

type Subject = Pick<PlayerView, "gameId" | "challengeId" | "trackId">;

export type CachedGame = { html: string; trackId: string; challenge: GameChallenge | null };

/** The version in the cache name separates releases; the service worker deletes the others. */
const cacheOf = (version: string) => window.caches.open(`games ${version}`);

const isPossible = () => "caches" in window;

const NOTES = "/kept-games/";

function noteAddress({ gameId, challengeId, trackId }: Subject): string {
  return `${NOTES}?${new URLSearchParams({ gameId, challengeId: challengeId ?? "", trackId: trackId ?? "" }).toString()}`;
}

export async function cacheGame(subject: Subject, launch: GameLaunch, version: string): Promise<void> {
  const { offlineDocument: document, trackId, init } = launch;
  if (document === null || !isPossible()) return;
  await whenOfflineWorkerReady();
  const cache = await cacheOf(version);
  if (!(await cache.match(document)) && !(await fetchInto(cache, document))) return;
  const address = noteAddress(subject);
  // A new entry goes last, so that the first is the oldest.
  await cache.delete(address);
  await cache.put(
    address,
    Response.json({ document, trackId, challenge: init.challenge } satisfies z.infer<typeof note>),
  );
  await forgetOldest(cache);
  // The scripts that run games load after the page.
  await notifyOfflineWorker();
}

async function fetchInto(cache: Cache, address: string): Promise<boolean> {
  const answer = await window.fetch(address).catch(() => null);
  if (!answer?.ok) return false;
  await cache.put(address, answer);
  return true;
}

async function forgetOldest(cache: Cache): Promise<void> {
  const addresses = (await cache.keys()).map(({ url }) => new URL(url));
  const isNote = ({ pathname }: URL) => pathname === NOTES;
  const needed = new Set<string>();
  let bytes = 0;
  for (const { href } of addresses.filter(isNote).reverse()) {
    const found = await readNote(cache, href);
    if (found && !needed.has(found.document)) bytes += await sizeOf(cache, found.document);
    if (found && bytes <= MOST_BYTES && needed.size < MOST_GAMES) needed.add(found.document);
    else await cache.delete(href);
  }
  for (const { pathname } of addresses.filter((address) => !isNote(address))) {
    if (!needed.has(pathname)) await cache.delete(pathname);
  }
}

async function sizeOf(cache: Cache, address: string): Promise<number> {
  return (await (await cache.match(address))?.blob())?.size ?? 0;
}

async function readNote(cache: Cache, address: string): Promise<z.infer<typeof note> | undefined> {
  const found = await cache.match(address);
  return found && z.safeParse(note, await found.json()).data;
}

export async function findCachedGame(subject: Subject, version: string): Promise<CachedGame | null> {
  if (!isPossible()) return null;
  const cache = await cacheOf(version);
  const found = await readNote(cache, noteAddress(subject));
  const answer = found && (await cache.match(found.document));
  const read = answer && z.safeParse(gameDocument, await answer.json()).data;
  return found && read ? { html: read.html, trackId: found.trackId, challenge: found.challenge } : null;
}
