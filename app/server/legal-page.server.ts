import { readFileSync } from "node:fs";
import path from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { legalSections, type LegalFacts } from "~/view-models/legal-page";
import type { PublicSite } from "~contract/entities/site-content";
import { pageContext } from "./page-context.server";
import { publicSettings } from "./public-settings.server";
import { loadSite } from "./site.server";

export async function legalPage(args: LoaderFunctionArgs, text: LegalText) {
  const { t, locale, page } = pageContext(args, ["pages"]);
  const other = text === "legal" ? "terms" : "legal";
  const title = t(`legal.${text}Title`);
  const legal = {
    title,
    note: t("legal.note"),
    sections: legalSections(read(`${locale}/${text}`), facts(await loadSite(args.request), t), locale),
    other: { label: t(`legal.${other}Title`), href: paths[other](locale) },
  };
  return page({ legal }, { title, description: t(`legal.${text}Description`), path: paths[text](DEFAULT_LOCALE) });
}

type LegalText = "legal" | "terms";

function read(name: string): string {
  return readFileSync(path.join(process.cwd(), "app/legal", `${name}.md`), "utf8");
}

function facts({ operator, contactUrl }: PublicSite, t: Translate): LegalFacts {
  return {
    brand: publicSettings.brandName,
    operator: operator ?? t("legal.operatorUnset"),
    contact: contactUrl === null ? t("legal.contactUnset") : `[${t("legal.contact")}](${contactUrl})`,
  };
}
