import { thing, type StructuredData } from "./structured-data";

/** Questions that the page answers, in its own words; answers may hold safe HTML. */
export function faqPage(questions: readonly { question: string; answer: string }[]): StructuredData {
  return () =>
    thing("FAQPage", {
      mainEntity: questions.map(({ question, answer }) =>
        thing("Question", { name: question, acceptedAnswer: thing("Answer", { text: answer }) }),
      ),
    });
}
