import type { GameSlug } from "./game-manifests";

export type ChallengeKey =
  | "one-breath"
  | "fireflies-only"
  | "bell-tower"
  | "home-before-dawn"
  | "same-song"
  | "hold-the-beat"
  | "last-drop"
  | "five-pads"
  | "feather"
  | "night-chorus"
  | "order-up"
  | "well-buttered"
  | "empty-bowl"
  | "pink-swirls"
  | "no-spare-ship"
  | "hold-your-fire"
  | "keen-nose"
  | "five-fields"
  | "eighty-words"
  | "clean-copy"
  | "spare-the-soles"
  | "express"
  | "low-tide-sunday"
  | "road-to-coral"
  | "cold-shoulder"
  | "one-wall"
  | "third-firing";

export type DemoChallenge = {
  key: ChallengeKey;
  game: GameSlug;
  mode: string;
  criteria: "highest_wins" | "lowest_wins";
  type: "points" | "duration";
  art: string;
  mangledName: string;
  /** Days relative to the first seeding. */
  createdDay: number;
  window: { startDay: number; endDay: number } | null;
  isMonthly?: boolean;
  /** Null when the challenge has not started. */
  results: { best: number; worst: number; players: number } | null;
};

const highest = { criteria: "highest_wins", type: "points" } as const;
const lowest = { criteria: "lowest_wins", type: "points" } as const;
const fastest = { criteria: "lowest_wins", type: "duration" } as const;
const longest = { criteria: "highest_wins", type: "duration" } as const;

const LANTERN = { game: "lantern-run" } as const;
const POND = { game: "pond-quartet", art: "cover" } as const;
const SOFTFALL = { game: "softfall", art: "cover" } as const;
const TALL_ORDER = { game: "tall-order", art: "cover" } as const;
const LONG_NOODLE = { game: "long-noodle", art: "cover" } as const;
const RUBBLEBELT = { game: "rubblebelt", art: "cover" } as const;
const TRUFFLE_HUNCH = { game: "truffle-hunch", art: "cover" } as const;
const RIBBON_RALLY = { game: "ribbon-rally", art: "cover" } as const;
const PARCEL_OWL = { game: "parcel-owl", art: "cover" } as const;
const SEAGLASS = { game: "seaglass", art: "cover" } as const;
const TWO_ON_A_FLOE = { game: "two-on-a-floe", art: "cover" } as const;
const KILNBREAK = { game: "kilnbreak", art: "cover" } as const;

/* prettier-ignore */
export const CHALLENGE_LIST: DemoChallenge[] = [
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
  { key: "order-up", ...TALL_ORDER, mode: "layers", ...highest, mangledName: "order-up",
    createdDay: -3, window: { startDay: -3, endDay: 5 }, results: { best: 61, worst: 11, players: 28 } },
  { key: "well-buttered", ...TALL_ORDER, mode: "streak", ...highest, mangledName: "well-buttered",
    createdDay: -52, window: null, results: { best: 37, worst: 2, players: 31 } },
  { key: "empty-bowl", ...LONG_NOODLE, mode: "score", ...highest, mangledName: "the-empty-bowl",
    createdDay: -58, window: null, results: { best: 3_480, worst: 90, players: 35 } },
  { key: "pink-swirls", ...LONG_NOODLE, mode: "naruto", ...highest, mangledName: "pink-swirls",
    createdDay: -1, window: { startDay: 3, endDay: 10 }, results: null },
  { key: "no-spare-ship", ...RUBBLEBELT, mode: "one-ship", ...highest, mangledName: "no-spare-ship",
    createdDay: -47, window: null, results: { best: 31_450, worst: 420, players: 33 } },
  { key: "hold-your-fire", ...RUBBLEBELT, mode: "no-shots", ...longest, mangledName: "hold-your-fire",
    createdDay: -2, window: { startDay: -2, endDay: 7 }, results: { best: 74_620, worst: 6_350, players: 26 } },
  { key: "keen-nose", ...TRUFFLE_HUNCH, mode: "fastest-12", ...fastest, mangledName: "a-keen-nose",
    createdDay: -44, window: null, results: { best: 41_870, worst: 214_300, players: 27 } },
  { key: "five-fields", ...TRUFFLE_HUNCH, mode: "five", ...highest, mangledName: "five-fields-before-breakfast",
    createdDay: -6, window: { startDay: -6, endDay: 24 }, isMonthly: true, results: { best: 4_218, worst: 640, players: 25 } },
  { key: "eighty-words", ...RIBBON_RALLY, mode: "fastest", ...fastest, mangledName: "eighty-words-a-minute",
    createdDay: -2, window: { startDay: -2, endDay: 2 }, results: { best: 28_640, worst: 96_200, players: 36 } },
  { key: "clean-copy", ...RIBBON_RALLY, mode: "accuracy", ...highest, mangledName: "clean-copy",
    createdDay: -33, window: null, results: { best: 9_964, worst: 8_870, players: 29 } },
  { key: "spare-the-soles", ...PARCEL_OWL, mode: "three", ...lowest, mangledName: "spare-the-soles",
    createdDay: -28, window: null, results: { best: 118, worst: 236, players: 24 } },
  { key: "express", ...PARCEL_OWL, mode: "fastest", ...fastest, mangledName: "express-before-dawn",
    createdDay: -12, window: { startDay: -12, endDay: -1 }, results: { best: 21_340, worst: 88_200, players: 22 } },
  { key: "low-tide-sunday", ...SEAGLASS, mode: "score", ...highest, mangledName: "low-tide-sunday",
    createdDay: -2, window: { startDay: -2, endDay: 5 }, results: { best: 18_432, worst: 820, players: 38 } },
  { key: "road-to-coral", ...SEAGLASS, mode: "moves", ...lowest, mangledName: "the-short-way-to-coral",
    createdDay: -24, window: null, results: { best: 214, worst: 398, players: 27 } },
  { key: "cold-shoulder", ...TWO_ON_A_FLOE, mode: "fewest-turns", ...lowest, mangledName: "the-cold-shoulder",
    createdDay: -17, window: null, results: { best: 11, worst: 23, players: 30 } },
  { key: "one-wall", ...KILNBREAK, mode: "one-level", ...highest, mangledName: "one-wall-no-more",
    createdDay: -11, window: null, results: { best: 6_240, worst: 480, players: 29 } },
  { key: "third-firing", ...KILNBREAK, mode: "level-3", ...fastest, mangledName: "the-third-firing",
    createdDay: -5, window: { startDay: -5, endDay: 9 }, results: { best: 51_260, worst: 164_900, players: 21 } },
];
