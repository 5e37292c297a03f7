import type { Subject } from "./subject";

/** `isPlanned` adds the slowest query's plan to the report. */
export type MeasuredCall = {
  name: string;
  path: (subject: Subject) => string;
  asPlayer?: boolean;
  isPlanned?: boolean;
};

const GAMES = "/gxc/v3/games";
const CHALLENGES = "/gxc/v2/challenges";
const PAGE_SIZE = 25;
const DEEP = 0.8;

const SORTS = ["relevance", "total-plays-desc", "total-time-played-desc", "release-date-desc", "rating-desc"];

const query = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values).toString()}`;
const home = (alias: string) => `/gxc/cms/configurations/${alias}/with-feed-entries?pageSize=250`;
const deepPage = (rows: number, pageSize = PAGE_SIZE) => String(Math.floor((rows * DEEP) / pageSize));
const search = (text: string, others: Record<string, string> = {}) => query(GAMES, { search: text, ...others });
const suggestions = (text: string, locale = "en") => query(`${GAMES}/suggestions`, { search: text, locale });
const board = ({ challengeId }: Subject, values: Record<string, string>) =>
  query(`${CHALLENGES}/${challengeId}/scores`, { pageSize: "10", ...values });

const HOME: MeasuredCall[] = [
  { name: "home: the demo's page", path: () => home("home") },
  { name: "home: a dozen sections", path: () => home("load-home"), isPlanned: true },
  { name: "home: sidebar", path: () => home("sidebar") },
];

const DISCOVER: MeasuredCall[] = [
  ...SORTS.map((sort) => ({
    name: `discover: sort ${sort}`,
    path: () => query(GAMES, { sort }),
    isPlanned: sort === "rating-desc",
  })),
  { name: "discover: common tag", path: ({ commonTag }) => query(GAMES, { tagAlias: commonTag }), isPlanned: true },
  { name: "discover: rare tag", path: ({ rareTag }) => query(GAMES, { tagAlias: rareTag }) },
  {
    name: "discover: two tags",
    path: ({ commonTag, otherTag }) => query(GAMES, { tagAlias: `${commonTag},${otherTag}` }),
  },
  { name: "discover: without a common tag", path: ({ commonTag }) => query(GAMES, { excludeTagAlias: commonTag }) },
  { name: "discover: platform", path: () => query(GAMES, { platform: "MOBILE" }) },
  { name: "discover: multiplayer", path: () => query(GAMES, { multiplayer: "true" }) },
  { name: "discover: released since", path: () => query(GAMES, { startDate: "2024-01-01" }) },
  { name: "discover: studio", path: ({ studioId }) => query(GAMES, { studioId }) },
  { name: "discover: deep page", path: ({ games }) => query(GAMES, { page: deepPage(games) }), isPlanned: true },
  { name: "game page", path: ({ gameId }) => `/gxc/v2/games/${gameId}` },
];

const SEARCH: MeasuredCall[] = [
  { name: "search: common word", path: () => search("dragon"), isPlanned: true },
  { name: "search: rare word", path: ({ rareWord }) => search(rareWord), isPlanned: true },
  { name: "search: two words", path: () => search("silent knights") },
  { name: "search: misspelled", path: () => search("lighthuose"), isPlanned: true },
  { name: "search: unfinished word", path: () => search("lightho") },
  { name: "search: Russian", path: () => search("волков", { locale: "ru" }) },
  { name: "search: Turkish", path: () => search("şarkısı", { locale: "tr" }) },
  { name: "search: nothing found", path: () => search("qqzzxxyy") },
  { name: "search: with a tag", path: ({ commonTag }) => search("dragon", { tagAlias: commonTag }) },
  { name: "search: newest first", path: () => search("dragon", { sort: "release-date-desc" }) },
  { name: "search: fourth page", path: () => search("dragon", { page: "3" }) },
  { name: "suggestions: 1 letter", path: () => suggestions("d") },
  { name: "suggestions: 2 letters", path: () => suggestions("dr") },
  { name: "suggestions: 4 letters", path: () => suggestions("drag"), isPlanned: true },
  { name: "suggestions: Russian", path: () => suggestions("волк", "ru") },
  { name: "suggestions: misspelled", path: () => suggestions("kinghts") },
];

const CHALLENGE_LISTS: MeasuredCall[] = [
  ...["newest", "ending-soon", "players-desc"].map((sort) => ({
    name: `challenges: sort ${sort}`,
    path: () => query(CHALLENGES, { sort }),
    isPlanned: sort === "players-desc",
  })),
  ...["active", "upcoming", "ended", "monthly"].map((timeFrame) => ({
    name: `challenges: ${timeFrame}`,
    path: () => query(CHALLENGES, { timeFrame }),
  })),
  {
    name: "challenges: active, ending soon",
    path: () => query(CHALLENGES, { timeFrame: "active", sort: "ending-soon" }),
  },
  { name: "challenges: common tag", path: ({ commonTag }) => query(CHALLENGES, { tagAlias: commonTag }) },
  { name: "challenges: played", path: () => query(CHALLENGES, { played: "true" }), asPlayer: true },
];

const LEADERBOARD: MeasuredCall[] = [
  { name: "leaderboard: first page", path: (subject) => board(subject, {}), isPlanned: true },
  {
    name: "leaderboard: deep page",
    path: (subject) => board(subject, { page: deepPage(subject.players, 10) }),
    isPlanned: true,
  },
  {
    name: "leaderboard: country",
    path: (subject) => board(subject, { scope: "country" }),
    asPlayer: true,
    isPlanned: true,
  },
  { name: "leaderboard: friends", path: (subject) => board(subject, { scope: "friends" }), asPlayer: true },
  {
    name: "leaderboard: own position, on the challenge page",
    path: ({ challengeId }) => `${CHALLENGES}/${challengeId}`,
    asPlayer: true,
    isPlanned: true,
  },
];

export const MEASURED_CALLS: MeasuredCall[] = [...HOME, ...DISCOVER, ...SEARCH, ...CHALLENGE_LISTS, ...LEADERBOARD];
