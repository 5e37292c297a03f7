import type { challenges } from "../db/schema/scores";
import { gameId, trackId } from "./demo-games";
import { seedId, seedShortId } from "./deterministic-ids";
import type { GameSlug } from "./game-manifests";
import { seedText } from "./texts";

const DAY_MS = 86_400_000;
const OPENING_HOUR_MS = 8 * 3_600_000;
const CLOSING_HOUR_MS = 20 * 3_600_000;

type ChallengeKey =
  | "one-breath"
  | "fireflies-only"
  | "bell-tower"
  | "home-before-dawn"
  | "same-song"
  | "hold-the-beat"
  | "last-drop"
  | "five-pads"
  | "feather"
  | "night-chorus";

export type DemoChallenge = {
  key: ChallengeKey;
  game: GameSlug;
  mode: string;
  criteria: "highest_wins" | "lowest_wins";
  type: "points" | "duration";
  art: string;
  mangledName: string;
  /** Days around the first seeding. */
  createdDay: number;
  window: { startDay: number; endDay: number } | null;
  isMonthly?: boolean;
  /** What the seeded players reached; nobody when the challenge has not started. */
  results: { best: number; worst: number; players: number } | null;
};

const highest = { criteria: "highest_wins", type: "points" } as const;
const lowest = { criteria: "lowest_wins", type: "points" } as const;
const fastest = { criteria: "lowest_wins", type: "duration" } as const;

const LANTERN = { game: "lantern-run" } as const;
const POND = { game: "pond-quartet", art: "cover" } as const;
const SOFTFALL = { game: "softfall", art: "cover" } as const;

/* prettier-ignore */
export const DEMO_CHALLENGES: DemoChallenge[] = [
  { key: "one-breath", ...LANTERN, mode: "distance", ...highest, art: "cover", mangledName: "one-breath-one-run",
    createdDay: -4, window: { startDay: -4, endDay: 3 }, results: { best: 3_912, worst: 140, players: 37 } },
  { key: "fireflies-only", ...LANTERN, mode: "fireflies", ...highest, art: "night", mangledName: "fireflies-only",
    createdDay: -2, window: { startDay: -2, endDay: 6 }, results: { best: 118, worst: 9, players: 29 } },
  { key: "bell-tower", ...LANTERN, mode: "bell-tower", ...fastest, art: "dawn", mangledName: "bell-tower-by-dawn",
    createdDay: -40, window: null, results: { best: 66_317, worst: 98_450, players: 24 } },
  { key: "home-before-dawn", ...LANTERN, mode: "", ...highest, art: "cover", mangledName: "home-before-dawn",
    createdDay: -70, window: null, results: { best: 21_480, worst: 260, players: 38 } },
  { key: "same-song", ...POND, mode: "", ...highest, mangledName: "everyone-knows-this-one",
    createdDay: -60, window: null, results: { best: 14_850, worst: 300, players: 34 } },
  { key: "hold-the-beat", ...POND, mode: "longest-140", ...highest, mangledName: "hold-the-beat",
    createdDay: -16, window: { startDay: -16, endDay: -2 }, isMonthly: true, results: { best: 19, worst: 4, players: 31 } },
  { key: "last-drop", ...SOFTFALL, mode: "fuel", ...lowest, mangledName: "last-drop-of-fuel",
    createdDay: -35, window: null, results: { best: 396, worst: 884, players: 22 } },
  { key: "five-pads", ...SOFTFALL, mode: "", ...highest, mangledName: "five-pads-one-tank",
    createdDay: -66, window: null, results: { best: 6_110, worst: 500, players: 30 } },
  { key: "feather", ...SOFTFALL, mode: "score", ...highest, mangledName: "land-like-a-feather",
    createdDay: -9, window: { startDay: -9, endDay: 21 }, isMonthly: true, results: { best: 6_430, worst: 500, players: 33 } },
  { key: "night-chorus", ...POND, mode: "score", ...highest, mangledName: "night-chorus",
    createdDay: -1, window: { startDay: 4, endDay: 11 }, isMonthly: true, results: null },
];

export function challengeId(key: ChallengeKey): string {
  return seedId(`challenge:${key}`);
}

/** The challenge whose creation tells when the catalogue was seeded first. */
const ANCHOR = { key: "one-breath", createdDay: -4 } as const;
export const ANCHOR_CHALLENGE_ID = challengeId(ANCHOR.key);

export function anchorOf(anchorChallengeCreatedAt: Date): Date {
  return new Date(anchorChallengeCreatedAt.getTime() - ANCHOR.createdDay * DAY_MS);
}

/** When scores of the challenge may have been achieved, seen from the first seeding. */
export function scoreWindow({ createdDay, window }: DemoChallenge, anchor: Date): { from: number; until: number } {
  const from = window ? dayOf(anchor, window.startDay) + OPENING_HOUR_MS : anchor.getTime() + createdDay * DAY_MS;
  const end = window ? dayOf(anchor, window.endDay) + CLOSING_HOUR_MS : anchor.getTime();
  return { from, until: Math.min(end, anchor.getTime()) };
}

function dayOf(anchor: Date, day: number): number {
  return Math.floor(anchor.getTime() / DAY_MS + day) * DAY_MS;
}

export function toChallengeRow(challenge: DemoChallenge, anchor: Date): typeof challenges.$inferInsert {
  const { key, game, mode, criteria, type, art, mangledName, createdDay, window, isMonthly = false } = challenge;
  return {
    challengeId: challengeId(key),
    shortId: seedShortId(`challenge:${key}`),
    gameId: gameId(game),
    trackId: trackId(game),
    name: seedText(`challenge.${key}.name`),
    mangledName,
    shortDescription: seedText(`challenge.${key}.short`),
    longDescription: seedText(`challenge.${key}.long`),
    criteria,
    type,
    mode,
    seed: Number.parseInt(challengeId(key).slice(0, 8), 16),
    art,
    isMonthly,
    startsAt: window && new Date(dayOf(anchor, window.startDay) + OPENING_HOUR_MS),
    endsAt: window && new Date(dayOf(anchor, window.endDay) + CLOSING_HOUR_MS),
    createdAt: new Date(anchor.getTime() + createdDay * DAY_MS),
  };
}
