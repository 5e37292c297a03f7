import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  LEGAL_TEXT_IDS,
  legalContent,
  legalPage,
  type LegalContent,
  type LegalPageName,
} from "~contract/entities/legal-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { readNewestRevision } from "../drafts/content-details";
import type { ContentKind } from "../drafts/content-kind";

/** Rules: docs/product/site.md#legal-texts. */
export const LEGAL_TEXT_KIND: ContentKind<LegalContent> = {
  name: "legal-text",
  schema: legalContent,
  notFound: "page_not_found",
  titleOf: ({ page }) => page,
  recorded: ({ text }) => ({
    text: Object.fromEntries(Object.entries(text).map(([language, one]) => [language, recordedText(one)])),
  }),
  read: readLegalContent,
  check: checkPage,
  // What visitors get is the newest revision.
  publish: () => Promise.resolve(),
  archive: () => Promise.reject(new Error("Legal texts are not archived.")),
};

const RECORDED_LENGTH = 300;
const DIGEST_LENGTH = 8;

/** The versions have the whole text; the digest tells apart what begins alike. */
function recordedText(text: string): string {
  if (text.length <= RECORDED_LENGTH) return text;
  const digest = createHash("sha256").update(text).digest("hex").slice(0, DIGEST_LENGTH);
  return `${text.slice(0, RECORDED_LENGTH)}… (${digest})`;
}

type Request = { page: string; locale?: string | undefined };

export async function readLegalText(database: Database, { page: name, locale = "en" }: Request) {
  const page = legalPage.safeParse(name).data;
  if (page === undefined) throw new ApiFailure("page_not_found");
  const newest = await readNewestRevision(database, LEGAL_TEXT_KIND, LEGAL_TEXT_IDS[page]);
  const { text } = newest?.content ?? shippedText(page);
  const translated = Object.entries(text).find(([language]) => language === locale)?.[1];
  return {
    ...{ text: translated ?? text.en, locale: translated === undefined ? "en" : locale },
    publishDate: newest?.publishedAt.toISOString() ?? null,
  };
}

function pageOf(subjectId: string): LegalPageName | undefined {
  return legalPage.options.find((page) => LEGAL_TEXT_IDS[page] === subjectId);
}

async function readLegalContent(database: Database, subjectId: string): Promise<LegalContent | null> {
  const page = pageOf(subjectId);
  if (page === undefined) return null;
  const newest = await readNewestRevision(database, LEGAL_TEXT_KIND, subjectId);
  return newest?.content ?? shippedText(page);
}

/** Until somebody publishes one. */
function shippedText(page: LegalPageName): LegalContent {
  const file = (language: string) => path.join(process.cwd(), "legal", language, `${page}.md`);
  const languages = Object.keys(legalContent.shape.text.shape);
  const texts = languages.map((language): [string, string] => [language, readFileSync(file(language), "utf8")]);
  return legalContent.parse({ page, text: Object.fromEntries(texts) });
}

function checkPage(_transaction: Database, subjectId: string, { page }: LegalContent): Promise<void> {
  if (page === pageOf(subjectId)) return Promise.resolve();
  return Promise.reject(new ApiFailure("page_alias_changed"));
}
