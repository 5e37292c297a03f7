import type { Translations } from "~contract/entities/identifiers";
import {
  anyAttribute,
  iconAttribute,
  tagEntry,
  textAttribute,
  toContentRows,
  type DemoEntry,
  type DemoSection,
} from "./demo-content";
import { gamePath } from "./demo-games";
import { tagAliasesOf } from "./demo-tags";
import { GAME_MANIFESTS, type GameSlug } from "./game-manifests";
import { seedText, type SeedTextKey } from "./texts";

type Item = { key: string; title: Translations; icon: string; link?: string };

/** Without a link, an item is the head of a collapsible group. */
function sidebarItem({ key, title, icon, link }: Item): DemoEntry {
  return {
    key,
    customType: link === undefined ? "SIDEBAR_ITEM_EXPANDABLE" : "SIDEBAR_ITEM",
    attributes: [
      textAttribute("Title", title),
      iconAttribute(icon),
      ...(link === undefined ? [] : [anyAttribute("Link", link)]),
    ],
  };
}

function gameItem(slug: GameSlug, icon: string): DemoEntry {
  const { title } = GAME_MANIFESTS[slug];
  return sidebarItem({ key: slug, title: { en: title }, icon, link: gamePath(slug) });
}

/** Every page's HTML contains the sidebar before its content; the discovery page has the other tags. */
const MAX_TAGS = 5;

function group(key: string, name: SeedTextKey, icon: string, parent: "genre" | "theme"): DemoSection {
  const head = sidebarItem({ key: `${key}-head`, title: seedText(name), icon });
  const tags = tagAliasesOf(parent).slice(0, MAX_TAGS).map(tagEntry);
  return { key, sectionType: "SIDEBAR_SECTION", name, entries: [head, ...tags] };
}

const MENU: DemoSection = {
  key: "menu",
  sectionType: "SIDEBAR_SECTION",
  name: "section.menu.name",
  entries: [
    sidebarItem({ key: "home", title: seedText("sidebar.home"), icon: "house", link: "/" }),
    sidebarItem({ key: "discover", title: seedText("sidebar.discover"), icon: "compass", link: "/discover/" }),
    sidebarItem({ key: "challenges", title: seedText("sidebar.challenges"), icon: "trophy", link: "/challenges/" }),
    sidebarItem({
      key: "monthly",
      title: seedText("sidebar.monthly"),
      icon: "calendar",
      link: "/challenges/monthly-challenges/",
    }),
  ],
};

const SECTIONS: DemoSection[] = [
  MENU,
  {
    key: "games",
    sectionType: "SIDEBAR_SECTION",
    name: "section.games.name",
    entries: [gameItem("lantern-run", "footprints"), gameItem("pond-quartet", "music"), gameItem("seaglass", "puzzle")],
  },
  group("genres", "section.sidebar-genres.name", "layers", "genre"),
  group("moods", "section.sidebar-moods.name", "sparkles", "theme"),
];

export const SIDEBAR = toContentRows("sidebar", SECTIONS);

/** What every portal has to link to, with the demo or without. */
export const MENU_SIDEBAR = toContentRows("sidebar", [MENU]);
