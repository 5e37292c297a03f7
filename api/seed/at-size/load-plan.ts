import { seedId } from "../deterministic-ids";
import { createSeededRandom, type SeededRandom } from "./seeded-random";
import { shuffledOrder, type ShuffledOrder } from "./shuffled-order";

/** The same numbers on the same day produce the same rows. */
export type LoadSize = {
  games: number;
  challenges: number;
  players: number;
  /** Mean number of challenges in which a player has a score. */
  scoresPerPlayer: number;
  randomSeed: number;
};

type Kind = "studio" | "tag" | "game" | "track" | "test-track" | "challenge" | "player" | "score";

export type LoadPlan = LoadSize & {
  studios: number;
  /** Midnight of the day of filling; all dates are relative to it. */
  today: Date;
  gameOrder: ShuffledOrder;
  idOf(kind: Kind, index: number | string): string;
  shortIdOf(kind: "game" | "challenge", index: number): string;
  chanceOf(kind: Kind | "friendship", index: number): SeededRandom;
};

export const DAY_MS = 86_400_000;
const GAMES_PER_STUDIO = 20;
const SHORT_ID_LENGTH = 6;
const SHORT_IDS = 36 ** SHORT_ID_LENGTH;
/** Coprime to the number of short ids, so that no two rows of a run get the same one. */
const SHORT_ID_STRIDE = 1_347_001;

export function planLoad(size: LoadSize, now: Date): LoadPlan {
  const name = `load:${String(size.randomSeed)}`;
  const starts = {
    game: createSeededRandom(`${name}:game`).below(SHORT_IDS),
    challenge: createSeededRandom(`${name}:dare`).below(SHORT_IDS),
  };
  return {
    ...size,
    studios: Math.ceil(size.games / GAMES_PER_STUDIO),
    today: new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS),
    gameOrder: shuffledOrder(size.games, size.randomSeed),
    idOf: (kind, index) => seedId(`${name}:${kind}:${String(index)}`),
    shortIdOf: (kind, index) =>
      ((starts[kind] + index * SHORT_ID_STRIDE) % SHORT_IDS).toString(36).padStart(SHORT_ID_LENGTH, "0"),
    chanceOf: (kind, index) => createSeededRandom(`${name}:${kind}:${String(index)}`),
  };
}
