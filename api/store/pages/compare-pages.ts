import { diffArrays } from "diff";
import { faqAnswer } from "~contract/entities/attribute-values";
import type { ComparedEntry, ComparedSection, ContentDifferences, PartChange } from "~contract/entities/comparison";
import type { LocalizedText } from "~contract/entities/identifiers";
import type { PageContent, PageEntry, PageSection } from "~contract/entities/page-content";
import { differingValues } from "../drafts/content-values";
import { recordedSubject } from "./recorded-page";

/** Sections and entries are the same by their ids, whatever they are called. */
export function comparePages(before: PageContent | null, after: PageContent | null): ContentDifferences {
  const pairs = pairUp(before?.sections ?? [], after?.sections ?? [], ({ sectionId }) => sectionId);
  return { before: {}, after: {}, sections: pairs.flatMap((pair) => compareSections(pair) ?? []) };
}

type Pair<Part> = { before: Part | null; after: Part | null; shown: Part; isMoved: boolean };

/** In the new order, what was removed last. */
function pairUp<Part>(before: readonly Part[], after: readonly Part[], idOf: (part: Part) => string): Pair<Part>[] {
  const [earlier, later] = [byId(before, idOf), byId(after, idOf)];
  const moved = movedIds([...earlier.keys()], [...later.keys()]);
  return [
    ...after.map((part) => ({
      ...{ before: earlier.get(idOf(part)) ?? null, after: part, shown: part, isMoved: moved.has(idOf(part)) },
    })),
    ...before
      .filter((part) => !later.has(idOf(part)))
      .map((part) => ({ before: part, after: null, shown: part, isMoved: false })),
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

function compareSections({ before, after, shown, isMoved }: Pair<PageSection>): ComparedSection | null {
  const pairs = after ? pairUp(before?.entries ?? [], after.entries, ({ entryId }) => entryId) : [];
  const entries = pairs.flatMap((pair) => compareEntries(pair) ?? []);
  const values = after ? differingValues(before && valuesOf(before), valuesOf(after)) : { before: {}, after: {} };
  const changes = changesOf({ before, after, isMoved }, hasValues(values) || entries.length > 0);
  return changes.length > 0 ? { ...values, id: shown.sectionId, name: shown.name, changes, entries } : null;
}

function valuesOf({ sectionId: _id, entries: _entries, ...values }: PageSection): object {
  return values;
}

function compareEntries({ before, after, shown, isMoved }: Pair<PageEntry>): ComparedEntry | null {
  const values = before && after ? differingValues(entryValues(before), entryValues(after)) : { before: {}, after: {} };
  const changes = changesOf({ before, after, isMoved }, hasValues(values));
  return changes.length > 0 ? { ...values, changes, entry: shown } : null;
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

function changesOf({ before, after, isMoved }: Omit<Pair<unknown>, "shown">, isChanged: boolean): PartChange[] {
  if (before === null) return ["ADDED"];
  if (after === null) return ["REMOVED"];
  return [...(isMoved ? (["MOVED"] as const) : []), ...(isChanged ? (["CHANGED"] as const) : [])];
}
