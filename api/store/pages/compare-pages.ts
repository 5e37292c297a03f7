import { diffArrays } from "diff";
import { faqAnswer } from "~contract/entities/attribute-values";
import type {
  ComparedEntry,
  ComparedSection,
  ContentDifferences,
  PartChange,
  PartMove,
} from "~contract/entities/comparison";
import type { LocalizedText } from "~contract/entities/identifiers";
import type { PageContent, PageEntry, PageSection } from "~contract/entities/page-content";
import { differingValues } from "../drafts/content-values";
import { recordedSubject } from "./recorded-page";

/** Sections and entries are the same by their ids, whatever they are called, and wherever they are. */
export function comparePages(before: PageContent | null, after: PageContent | null): ContentDifferences {
  const [earlier, later] = [before?.sections ?? [], after?.sections ?? []];
  const places = { earlier: placesOf(earlier), later: placesOf(later) };
  const pairs = pairUp(earlier, later, ({ sectionId }) => sectionId);
  return { before: {}, after: {}, sections: pairs.flatMap((pair) => compareSections(pair, places) ?? []) };
}

type Pair<Part> = { before: Part | null; after: Part | null; shown: Part; move: PartMove | null };
type EntryPlace = { entry: PageEntry; section: PageSection; place: number };
type EntryPlaces = ReadonlyMap<string, EntryPlace>;

function placesOf(sections: readonly PageSection[]): EntryPlaces {
  return new Map(
    sections.flatMap((section) =>
      section.entries.map((entry, index) => [entry.entryId, { entry, section, place: index + 1 }] as const),
    ),
  );
}

/** In the new order, what was removed last. */
function pairUp<Part>(before: readonly Part[], after: readonly Part[], idOf: (part: Part) => string): Pair<Part>[] {
  const [earlier, later] = [byId(before, idOf), byId(after, idOf)];
  const moved = movedIds([...earlier.keys()], [...later.keys()]);
  const from = new Map(before.map((part, index) => [idOf(part), index + 1]));
  return [
    ...after.map((part, index) => {
      const id = idOf(part);
      const move = moved.has(id) ? { from: from.get(id) ?? 1, to: index + 1, fromSection: null } : null;
      return { before: earlier.get(id) ?? null, after: part, shown: part, move };
    }),
    ...before
      .filter((part) => !later.has(idOf(part)))
      .map((part) => ({ before: part, after: null, shown: part, move: null })),
  ];
}

function byId<Part>(parts: readonly Part[], idOf: (part: Part) => string): Map<string, Part> {
  return new Map(parts.map((part) => [idOf(part), part]));
}

/** The fewest that explain the new order. */
function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const [earlier, later] = [new Set(before), new Set(after)];
  const stayed = [before.filter((id) => later.has(id)), after.filter((id) => earlier.has(id))] as const;
  return new Set(diffArrays(...stayed).flatMap(({ added, value }) => (added ? value : [])));
}

type Places = { earlier: EntryPlaces; later: EntryPlaces };

function compareSections(pair: Pair<PageSection>, places: Places): ComparedSection | null {
  const { before, after, shown, move } = pair;
  const pairs = after ? pairUp(before?.entries ?? [], after.entries, ({ entryId }) => entryId) : [];
  const entries = pairs.flatMap((entry) => compareEntries(acrossSections(entry, places)) ?? []);
  const values = after ? differingValues(before && valuesOf(before), valuesOf(after)) : { before: {}, after: {} };
  const changes = changesOf(pair, hasValues(values) || entries.length > 0);
  return changes.length > 0 ? { ...values, id: shown.sectionId, name: shown.name, changes, move, entries } : null;
}

/** One that went to another section has moved there; it is not gone from the former. */
function acrossSections(pair: Pair<PageEntry>, { earlier, later }: Places): Pair<PageEntry> {
  const { before, after } = pair;
  if (before && after) return pair;
  if (before) return later.has(before.entryId) ? { ...pair, after: before } : pair;
  const [was, is] = [earlier.get(pair.shown.entryId), later.get(pair.shown.entryId)];
  if (!was || !is) return pair;
  return { ...pair, before: was.entry, move: { from: was.place, to: is.place, fromSection: was.section.name } };
}

function valuesOf({ sectionId: _id, entries: _entries, ...values }: PageSection): object {
  return values;
}

function compareEntries(pair: Pair<PageEntry>): ComparedEntry | null {
  const { before, after, shown, move } = pair;
  const values = before && after ? differingValues(entryValues(before), entryValues(after)) : { before: {}, after: {} };
  const changes = changesOf(pair, hasValues(values));
  return changes.length > 0 ? { ...values, changes, move, entry: shown } : null;
}

/** By the names of the attributes. */
function entryValues({ subject, attributes }: PageEntry): object {
  return {
    subject: recordedSubject(subject),
    ...Object.fromEntries(
      attributes.map((attribute) => {
        if (attribute.type === "ASSET") return [attribute.name, attribute.url];
        const { name } = attribute;
        const text = attribute.type === "ANY" ? answerOf(attribute) : attribute;
        return [name, text ? { en: text.value, ...text.translations } : attribute.value];
      }),
    ),
  };
}

/** An answer is stored as an open value. */
function answerOf({ name, value }: { name: string; value: unknown }): LocalizedText | undefined {
  return name === "Faq answer" ? faqAnswer.safeParse(value).data : undefined;
}

const hasValues = ({ before, after }: Pick<ComparedEntry, "before" | "after">) =>
  Object.keys(before).length + Object.keys(after).length > 0;

function changesOf({ before, after, move }: Pair<unknown>, isChanged: boolean): PartChange[] {
  if (before === null) return ["ADDED"];
  if (after === null) return ["REMOVED"];
  return [...(move ? (["MOVED"] as const) : []), ...(isChanged ? (["CHANGED"] as const) : [])];
}
