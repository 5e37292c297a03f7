import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";
import { legalSections, type LegalSectionView } from "~/view-models/legal-page";
import { env } from "./env.server";

export type LegalText = "legal" | "terms";

const known = new Map<string, LegalSectionView[]>();

export function legalText(text: LegalText, locale: Locale, t: Translate): LegalSectionView[] {
  const key = `${locale}/${text}`;
  const sections = known.get(key) ?? legalSections(read(key), facts(t), locale);
  known.set(key, sections);
  return sections;
}

function read(name: string): string {
  return readFileSync(path.join(process.cwd(), "app/legal", `${name}.md`), "utf8");
}

function facts(t: Translate) {
  const { BRAND_NAME: brand, OPERATOR: operator, CONTACT_URL: contact } = env;
  return {
    brand,
    operator: operator ?? t("legal.operatorUnset"),
    contact: contact === undefined ? t("legal.contactUnset") : `[${t("legal.contact")}](${contact})`,
  };
}
