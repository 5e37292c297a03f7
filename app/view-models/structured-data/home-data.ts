import { LANGUAGE_TAGS } from "~/i18n/locales";
import { paths } from "~/paths";
import type { HomeFeedView } from "../home-feed";
import { type StructuredData, thing } from "./structured-data";

/** All FAQ sections are merged into one FAQPage. */
export function homeData(feed: HomeFeedView | null): StructuredData[] {
  const sections = feed?.sections ?? [];
  const groups = sections.flatMap((section) => ("groups" in section ? section.groups : []));
  const questions = groups.flatMap((group) => group.questions);
  if (questions.length === 0) return [webSite];
  return [webSite, faqPage(questions.map(({ question, answer }) => ({ question, answer: answer.safeHtml })))];
}

export const webSite: StructuredData = ({ brandName, canonical, locale, absolute }) =>
  thing("WebSite", {
    name: brandName,
    url: canonical,
    inLanguage: LANGUAGE_TAGS[locale],
    potentialAction: thing("SearchAction", {
      // The braces are a template for search engines and must not be escaped.
      target: thing("EntryPoint", { urlTemplate: `${absolute(paths.search(locale))}?search={search_term_string}` }),
      "query-input": "required name=search_term_string",
    }),
  });

/** Answers may contain safe HTML; its links are made absolute. */
export function faqPage(questions: readonly { question: string; answer: string }[]): StructuredData {
  return ({ absolute }) =>
    thing("FAQPage", {
      mainEntity: questions.map(({ question, answer }) =>
        thing("Question", {
          name: question,
          acceptedAnswer: thing("Answer", { text: withAbsoluteLinks(answer, absolute) }),
        }),
      ),
    });
}

function withAbsoluteLinks(html: string, absolute: (href: string) => string): string {
  return html.replace(/ href="(\/[^"]*)"/g, (_, href: string) => ` href="${absolute(href)}"`);
}
