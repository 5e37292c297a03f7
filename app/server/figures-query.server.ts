import { FIGURE_RANGES, MAX_RANGE_DAYS } from "~contract/entities/figures";
import { id, shortId } from "~contract/entities/identifiers";
import * as z from "zod";
import { csvResponse } from "./csv-response.server";

const DAY_MS = 86_400_000;

const isoDay = z.iso.date();

/** What the address asks for; what is not a range is the usual one, and what is not an id no game. */
export function figuresQuery(url: URL) {
  const text = (name: string) => url.searchParams.get(name)?.trim();
  const days = FIGURE_RANGES.find((range) => String(range) === text("days"));
  const gameId = z.union([id, shortId]).safeParse(text("game")?.toLowerCase()).data;
  return { ...(days === undefined ? datesOf(text("from"), text("to")) : { days }), ...(gameId && { gameId }) };
}

function datesOf(fromText: string | undefined, toText: string | undefined): { from?: string; to?: string } {
  const [from, to] = [isoDay.safeParse(fromText).data, isoDay.safeParse(toText).data].sort();
  if (from === undefined || to === undefined) return {};
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days <= MAX_RANGE_DAYS ? { from, to } : {};
}

/** Of the studio in the address, for the desk. */
export function studioOf(url: URL) {
  const studioId = id.safeParse(url.searchParams.get("studio")).data;
  return studioId === undefined ? {} : { studioId };
}

export function figuresFileResponse(text: string): Response {
  return csvResponse(text, "figures.csv");
}
