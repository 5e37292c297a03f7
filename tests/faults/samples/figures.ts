import { ID } from "./entities";

const RETURNING = { returned: 12, players: 40 };
const TOTALS = {
  ...{ plays: 240, players: 90, visits: 200, seconds: 9_000 },
  ...{ errors: 20, failed: { errors: 20, plays: 60 } },
  ...{ afterOneDay: RETURNING, afterSevenDays: RETURNING },
};
const PART = { value: "phone", count: 20, amount: 900 };

const FIGURES = {
  studio: { studioId: ID, name: "Kite Works" },
  game: { gameId: ID, shortId: "ab12cd", title: "Kite" },
  ...{ from: "2026-11-15", to: "2026-11-21", lastDay: "2026-11-21" },
  days: [{ day: "2026-11-21", plays: 40, players: 20, visits: 30, errors: 12 }],
  totals: TOTALS,
  previousDays: [{ day: "2026-11-14", plays: 30, players: 20, visits: 20, errors: null }],
  previous: TOTALS,
  median: { tag: { value: "Runner", translations: { de: "Läufer" } }, games: 6, plays: 100, players: 40 },
  breakdowns: [{ name: "device", parts: [PART] }],
  scores: [{ type: "points", criteria: "highest_wins", ranges: [{ start: 0, end: 100, players: 20 }] }],
  games: [{ shortId: "ab12cd", title: "Kite", plays: 240, players: 90 }],
};

export const FIGURE_SAMPLES: Readonly<Record<string, unknown>> = { getFigures: FIGURES, getStudioFigures: FIGURES };
