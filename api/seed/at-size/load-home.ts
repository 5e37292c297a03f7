import {
  tagEntry,
  textAttribute,
  toContentRows,
  type ContentRows,
  type DemoEntry,
  type DemoSection,
} from "../demo-content";
import { tagAliasesOf } from "../demo-tags";
import { seedText } from "../texts";
import { CROWDED_CHALLENGE } from "./load-challenges";
import { isGamePublished } from "./load-games";
import type { LoadPlan } from "./load-plan";

/** The demo's page stays "home". */
export const LOAD_HOME_ALIAS = "load-home";

type Texts = Pick<DemoSection, "sectionType" | "name"> & Partial<Pick<DemoSection, "description">>;

/* prettier-ignore */
const GAME_SECTIONS: (Texts & { entries: number })[] = [
  { sectionType: "GAME_ROW_SIMPLE", name: "section.fresh.name", entries: 30 },
  { sectionType: "GAME_ROW_DOUBLE_TITLE", name: "section.short.name", description: "section.short.description", entries: 24 },
  { sectionType: "MOBILE_GAME_ROW", name: "section.fresh.name", entries: 24 },
  { sectionType: "GAME_ROW_SIMPLE", name: "section.short.name", entries: 30 },
  { sectionType: "GAME_ROW_DOUBLE_TITLE", name: "section.fresh.name", entries: 24 },
  { sectionType: "GAMES_GRID", name: "section.fresh.name", entries: 40 },
  { sectionType: "EXPANDABLE_FEED", name: "section.short.name", entries: 40 },
];
const CHALLENGE_SECTIONS: (Texts & { entries: number })[] = [
  {
    sectionType: "CHALLENGE_ROW",
    name: "section.running.name",
    description: "section.running.description",
    entries: 20,
  },
  {
    sectionType: "CHALLENGE_ROW",
    name: "section.untimed.name",
    description: "section.untimed.description",
    entries: 30,
  },
  { sectionType: "CHALLENGE_ROW", name: "section.running.name", entries: 30 },
];
const FEATURED_ENTRIES = 8;
/** Now and then an editor picks a little-known game. */
const SURPRISE_EVERY = 5;

export function loadHomePage(plan: LoadPlan): ContentRows {
  const games = pickedGames(plan);
  const challenges = pickedChallenges(plan);
  const featured = take(games, FEATURED_ENTRIES).map((entry) => ({ ...entry, attributes: featuredTexts() }));
  return toContentRows(LOAD_HOME_ALIAS, [
    { key: "featured", sectionType: "FEATURED_GAMES_HEADER", name: "section.featured.name", entries: featured },
    ...CHALLENGE_SECTIONS.map((section, index) => sectionOf(`challenges-${String(index)}`, section, challenges)),
    { key: "tags", sectionType: "TAGS", name: "section.genres.name", entries: tagAliasesOf("genre").map(tagEntry) },
    ...GAME_SECTIONS.map((section, index) => sectionOf(`games-${String(index)}`, section, games)),
  ]);
}

function featuredTexts() {
  return [textAttribute("Headline", seedText("featured.new")), textAttribute("Button text", seedText("featured.play"))];
}

function sectionOf(
  key: string,
  { entries, ...texts }: Texts & { entries: number },
  from: Iterator<DemoEntry>,
): DemoSection {
  return { key, ...texts, entries: take(from, entries) };
}

function take(from: Iterator<DemoEntry>, count: number): DemoEntry[] {
  const entries: DemoEntry[] = [];
  while (entries.length < count) {
    const next = from.next();
    if (next.done) break;
    entries.push(next.value);
  }
  return entries;
}

function* pickedGames(plan: LoadPlan): Generator<DemoEntry> {
  let [popular, surprise] = [0, plan.games - 1];
  for (let count = 1; popular <= surprise; count += 1) {
    const index = plan.gameOrder.at(count % SURPRISE_EVERY === 0 ? surprise-- : popular++);
    if (isGamePublished(index))
      yield { key: `game-${String(index)}`, gameId: plan.idOf("game", index), attributes: [] };
  }
}

function* pickedChallenges(plan: LoadPlan): Generator<DemoEntry> {
  for (let index = CROWDED_CHALLENGE; index < plan.challenges; index += 1) {
    yield { key: `challenge-${String(index)}`, challengeId: plan.idOf("challenge", index), attributes: [] };
  }
}
