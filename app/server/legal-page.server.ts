import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { legalText, type LegalText } from "./legal-text.server";
import { pageContext } from "./page-context.server";

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
