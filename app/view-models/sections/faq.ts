import type { FeedEntry } from "~contract/entities/feed-entry";
import { faqAnswerAttribute, isCurrent, textAttribute } from "../feed-attributes";
import { toSafeHtml, type SafeHtml } from "../safe-html";
import type { ViewContext } from "../view-context";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type QuestionView = { id: string; question: string; answer: SafeHtml };

/** A section without categories has one group without a name. */
export type QuestionGroupView = { id: string; name: string | null; questions: QuestionView[] };

type FaqType = "FAQ" | "FAQ_CATEGORIES";

export type FaqView = SectionView<FaqType, { groups: QuestionGroupView[] }>;

/** Each FAQ_CATEGORY entry heads the questions after it; one without questions is omitted. */
export function toFaq(type: FaqType, source: SectionSource): FaqView | null {
  const head = sectionHead(type, source);
  const groups: QuestionGroupView[] = [{ id: head.id, name: null, questions: [] }];
  for (const entry of source.entries) {
    if (entry.customContentItemType === "FAQ_CATEGORY") groups.push(toGroup(entry, source.view));
    else groups.at(-1)?.questions.push(...(toQuestion(entry, source.view) ?? []));
  }
  const nonEmptyGroups = groups.filter(({ questions }) => questions.length > 0);
  return nonEmptyGroups.length > 0 ? { ...head, groups: nonEmptyGroups } : null;
}

function toGroup({ entryId, attributes }: FeedEntry, { locale }: ViewContext): QuestionGroupView {
  return { id: entryId, name: textAttribute(attributes, "Title", locale), questions: [] };
}

function toQuestion(
  { entryId, attributes, customContentItemType }: FeedEntry,
  view: ViewContext,
): QuestionView[] | null {
  if (customContentItemType !== "FAQ" || !isCurrent(attributes, view.now)) return null;
  const question = textAttribute(attributes, "Faq question", view.locale);
  const answer = toSafeHtml(faqAnswerAttribute(attributes, view.locale), view.locale);
  return question !== null && answer ? [{ id: entryId, question, answer }] : null;
}
