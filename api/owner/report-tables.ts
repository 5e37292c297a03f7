import type { ReportTableName } from "../store/statistics/owner-report";

type TableTexts = { title: string; note: string; columns: [string, string, ...string[]] };

const CONSENTING = "Visitors who allow measurement.";

export const REPORT_TEXTS: Record<ReportTableName, TableTexts> = {
  "plays-per-day": {
    title: "Plays per day",
    note: "All plays, of guests and members, with or without consent to measurement.",
    columns: ["Day", "Plays"],
  },
  "plays-per-game": {
    title: "Plays per game",
    note: "The fifty games that were played most.",
    columns: ["Game", "Plays"],
  },
  "visitors-per-day": {
    title: "Visitors and page views per day",
    note: `${CONSENTING} Somebody who comes on two days is counted on both.`,
    columns: ["Day", "Visitors", "Page views"],
  },
  "page-views": {
    title: "Page views",
    note: `${CONSENTING} By kind of page.`,
    columns: ["Page", "Views", "Visitors"],
  },
  clicks: {
    title: "Clicks",
    note: `${CONSENTING} By the name of what was clicked.`,
    columns: ["Element", "Clicks", "Visitors"],
  },
  searches: {
    title: "Searches",
    note: "Searches of everybody, and how many games the last one found. Nothing is kept about who searched.",
    columns: ["Text", "Searches", "Games found"],
  },
  "searches-without-result": {
    title: "Searches without result",
    note: "Texts whose last search found no game.",
    columns: ["Text", "Searches"],
  },
  sources: {
    title: "Where visitors come from",
    note: `${CONSENTING} By utm_source of the address they came by.`,
    columns: ["Source", "Visitors", "Page views"],
  },
};
