import { thing, type StructuredData } from "./structured-data";

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
