import { readFileSync } from "node:fs";
import path from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatDay } from "~/i18n/format-date";
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { toLegalText, type LegalFacts, type LegalPageView } from "~/view-models/legal-page";
import { getLegalText } from "~contract/calls/site";
import type { LegalPageName } from "~contract/entities/legal-content";
import type { PublicSite } from "~contract/entities/site-content";
import { pageContext } from "./page-context.server";
import { publicSettings } from "./public-settings.server";
import { loadSite } from "./site.server";

export async function legalPage(args: LoaderFunctionArgs, text: LegalPageName) {
  const { t, locale, page, callApiIfAvailable } = pageContext(args, ["pages"]);
  const [published, site] = await Promise.all([
    callApiIfAvailable(getLegalText, { params: { page: text }, query: { locale } }),
    loadSite(args.request),
  ]);
  const { text: markdown, locale: language, publishDate } = published ?? shippedText(text, locale);
  const other = text === "legal" ? "terms" : "legal";
  const title = t(`legal.${text}Title`);
  const legal: LegalPageView = {
    ...{ title, ...toLegalText(markdown, facts(site, t), locale) },
    note: publishDate === null ? t("legal.note") : t("legal.version", { date: formatDay(publishDate, locale) }),
    foreign: language === locale ? null : { lang: LANGUAGE_TAGS[DEFAULT_LOCALE], note: t("legal.onlyEnglish") },
    other: { label: t(`legal.${other}Title`), href: paths[other](locale) },
  };
  return page({ legal }, { title, description: t(`legal.${text}Description`), path: paths[text](DEFAULT_LOCALE) });
}

/** Where the API has none. */
function shippedText(name: LegalPageName, locale: Locale) {
  const text = readFileSync(path.join(process.cwd(), "legal", locale, `${name}.md`), "utf8");
  return { text, locale, publishDate: null };
}

function facts({ operator, contactUrl }: PublicSite, t: Translate): LegalFacts {
  return {
    brand: publicSettings.brandName,
    operator: operator ?? t("legal.operatorUnset"),
    contact: contactUrl === null ? t("legal.contactUnset") : `[${t("legal.contact")}](${contactUrl})`,
  };
}
