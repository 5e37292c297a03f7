import { LANGUAGE_TAGS } from "~/i18n/locales";
import { paths } from "~/paths";
import { thing, type StructuredData } from "./structured-data";

export const webSite: StructuredData = ({ brandName, canonical, locale, absolute }) =>
  thing("WebSite", {
    name: brandName,
    url: canonical,
    inLanguage: LANGUAGE_TAGS[locale],
    potentialAction: thing("SearchAction", {
      // The braces are a template for search engines and must not be escaped.
      target: thing("EntryPoint", { urlTemplate: `${absolute(paths.search(locale))}?search={search_term_string}` }),
      "query-input": "required name=search_term_string",
    }),
  });
