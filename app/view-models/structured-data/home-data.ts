import type { HomeFeedView } from "../home-feed";
import { faqPage } from "./faq-page";
import type { StructuredData } from "./structured-data";
import { webSite } from "./web-site";

/** All FAQ sections are merged into one FAQPage. */
export function homeData(feed: HomeFeedView | null): StructuredData[] {
  const sections = feed?.sections ?? [];
  const groups = sections.flatMap((section) => ("groups" in section ? section.groups : []));
  const questions = groups.flatMap((group) => group.questions);
  if (questions.length === 0) return [webSite];
  return [webSite, faqPage(questions.map(({ question, answer }) => ({ question, answer: answer.safeHtml })))];
}
