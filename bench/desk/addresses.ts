import { challengePhase } from "~contract/calls/desk-challenges";
import { contentState } from "~contract/entities/draft";
import { deskPaths } from "~/desk-paths";
import type { Pieces } from "./pieces";

/** `call` is the path of the list's own call, without its page size. */
export type Address = { name: string; page: string; call?: string };

export const BARE: Address = { name: "bare desk page", page: deskPaths.staff("en"), call: "/desk/profile" };

const ONE_OF_A_KIND = [
  ...[
    "applications",
    "reviews",
    "takedowns",
    "figures",
    "statistics",
    "tokens",
    "catalogue",
    "preview",
    "site",
    "legal",
  ],
  ...[
    "second-factor",
    "studios",
    "news",
    "studios/limits",
    "quests/collections",
    "queue",
    "jobs",
    "health",
    "appeals",
    "players",
    "purchases",
  ],
];
const PAGE_SIZE = 50;
const LATE = 0.8;

type Filter = Record<string, string>;
type List = { name: string; path: string; total: number; searches: Filter[]; filters: Filter[] };

const STATES = contentState.options.map((state): Filter => ({ state }));
const PHASES = challengePhase.options.map((phase): Filter => ({ phase }));

export function measuredAddresses(pieces: Pieces): Address[] {
  const { totals, commonWord, rareWord, crowdedChallenge, gameId } = pieces;
  const words = [commonWord, rareWord, "qqzzxxyy"].map((search): Filter => ({ search }));
  const lists: List[] = [
    {
      ...{ name: "games", path: "/desk/games", total: totals.games, searches: words },
      filters: [...STATES, { state: "PUBLISHED", search: commonWord }],
    },
    {
      ...{ name: "challenges", path: "/desk/challenges", total: totals.challenges, searches: words },
      filters: [...STATES, ...PHASES, { phase: "RUNNING", state: "PUBLISHED", search: commonWord }],
    },
    {
      ...{ name: "tags", path: "/desk/tags", total: totals.tags, filters: STATES },
      searches: [{ search: "tag" }, { search: "qqzzxxyy" }],
    },
    {
      ...{ name: "quests", path: "/desk/quests", total: totals.quests, filters: STATES },
      searches: [{ search: "quest" }, { search: "qqzzxxyy" }],
    },
    {
      ...{ name: "audit log", path: "/desk/audit-log", total: totals.auditLog, searches: words },
      filters: [{ action: "content.published" }, { action: "staff.added" }],
    },
    {
      name: "standings",
      ...{ path: `/desk/challenges/${crowdedChallenge}/standings`, total: totals.players, searches: [] },
      filters: [],
    },
    { name: "pages", path: "/desk/pages", total: 0, searches: [{ search: "home" }], filters: STATES.slice(0, 1) },
  ];
  return [
    ...lists.flatMap(ofList),
    ...ONE_OF_A_KIND.map((name) => ({ name, page: `/desk/${name}/` })),
    { name: "home of the desk", page: deskPaths.home("en"), call: "/desk/setup" },
    { name: "audit log of a game", page: deskPaths.game("en", gameId), call: `/desk/audit-log?subjectId=${gameId}` },
    ...editors(pieces),
  ];
}

function ofList({ name, path, total, searches, filters }: List): Address[] {
  const last = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  const pages = [...new Set([0, Math.floor(last / 2), Math.floor(last * LATE), last])];
  const places: Filter[] = pages.map((page): Filter => (page === 0 ? {} : { page: String(page) }));
  return [...places, ...searches, ...filters].map((filter) => ({
    name: [name, ...Object.values(filter)].join(" "),
    page: addressOf(`${path}/`, filter),
    call: addressOf(path, { ...filter, pageSize: String(PAGE_SIZE) }),
  }));
}

function editors(pieces: Pieces): Address[] {
  const { gameId, draftedGameId, challengeId, questId, tagId, commonWord, ...place } = pieces;
  const { pageId, sectionId } = place;
  const found = { kind: "GAME", search: commonWord };
  return [
    { name: "game", page: deskPaths.game("en", gameId), call: `/desk/games/${gameId}` },
    { name: "game with a draft", page: deskPaths.game("en", draftedGameId), call: `/desk/games/${draftedGameId}` },
    { name: "pictures of a game", page: deskPaths.gamePictures("en", gameId) },
    { name: "challenge", page: deskPaths.challenge("en", challengeId), call: `/desk/challenges/${challengeId}` },
    {
      ...{ name: "new challenge, games", page: deskPaths.newChallenge("en", { search: commonWord }) },
      call: addressOf("/desk/challenge-games", { search: commonWord }),
    },
    { name: "quest", page: deskPaths.quest("en", questId), call: `/desk/quests/${questId}` },
    { name: "codes of a quest", page: deskPaths.questCodes("en", questId) },
    { name: "new quest", page: deskPaths.newQuest("en"), call: "/desk/quest-choices" },
    { name: "simulation of quests", page: deskPaths.questSimulation("en") },
    { name: "tag", page: deskPaths.tag("en", tagId), call: `/desk/tags/${tagId}` },
    { name: "new tag", page: deskPaths.newTag("en") },
    {
      name: "home, 1,000 sections",
      page: deskPaths.page("en", pageId),
      call: `/desk/pages/${pageId}/sections?pageSize=50`,
    },
    { name: "section", page: deskPaths.section("en", pageId, sectionId) },
    {
      ...{ name: "section, search", page: deskPaths.section("en", pageId, sectionId, found) },
      call: addressOf("/desk/entry-subjects", found),
    },
    { name: "entry", page: deskPaths.entry("en", place) },
  ];
}

function addressOf(path: string, filter: Filter): string {
  const query = new URLSearchParams(filter).toString();
  return query === "" ? path : `${path}?${query}`;
}
