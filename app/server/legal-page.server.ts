import { readFileSync } from "node:fs";
import path from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE, type Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { legalSections, type LegalSectionView } from "~/view-models/legal-page";
import { env } from "./env.server";
import { pageContext } from "./page-context.server";

const cache = new Map<string, LegalSectionView[]>();

export function legalPage(args: LoaderFunctionArgs, text: LegalText) {
  const { t, locale, page } = pageContext(args, ["pages"]);
  const other = text === "legal" ? "terms" : "legal";
  const title = t(`legal.${text}Title`);
  const legal = {
    title,
    note: t("legal.note"),
    sections: legalText(text, locale, t),
    other: { label: t(`legal.${other}Title`), href: paths[other](locale) },
  };
  return page({ legal }, { title, description: t(`legal.${text}Description`), path: paths[text](DEFAULT_LOCALE) });
}

type LegalText = "legal" | "terms";

function legalText(text: LegalText, locale: Locale, t: Translate): LegalSectionView[] {
  const key = `${locale}/${text}`;
  const sections = cache.get(key) ?? legalSections(read(key), facts(t), locale);
  cache.set(key, sections);
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
