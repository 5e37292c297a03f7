import * as z from "zod";
import { localizedContent } from "./localized-content";

export const MAX_LEGAL_TEXT_LENGTH = 30_000;

/** The part of their address that tells them apart. */
export const legalPage = z.enum(["legal", "terms"]);
export type LegalPageName = z.output<typeof legalPage>;

/** The portal has one piece for each of its legal pages. */
export const LEGAL_TEXT_IDS: Readonly<Record<LegalPageName, string>> = {
  legal: "0c8a7f1e-5b1d-4f0a-9a3c-7d2e94b6f101",
  terms: "0c8a7f1e-5b1d-4f0a-9a3c-7d2e94b6f102",
};

/** Markdown (docs/product/site.md#legal-texts). */
export const legalContent = z.strictObject({ page: legalPage, text: localizedContent(MAX_LEGAL_TEXT_LENGTH) });
export type LegalContent = z.output<typeof legalContent>;
