import type { RequestApi } from "~/api-client/for-request.server";
import type { Locale } from "~/i18n/locales";
import { noteSurvivedFailure } from "./survived-failure.server";
import { getConfiguration } from "~contract/calls/configurations";
import type { Configuration } from "~contract/entities/configuration";
import { warnOfUnknownSections } from "./unknown-sections.server";

const HOME_ALIAS = "home";

/** So many entries fill the first screens of a wide window. */
const PAGE_ENTRIES = 40;

/**
 * The configuration of the home page with one page of the entries of its feeds. Null when it cannot be had, whatever the
 * reason: the frame and the way to log in stay of use, so the page says it in the feed's place.
 */
export async function loadFeed({ api }: RequestApi, locale: Locale, page: number): Promise<Configuration | null> {
  try {
    const configuration = await api(getConfiguration, {
      params: { configurationId: HOME_ALIAS },
      query: { locale, page, pageSize: PAGE_ENTRIES },
    });
    warnOfUnknownSections(configuration.sections);
    return configuration;
  } catch (error) {
    noteSurvivedFailure(error);
    return null;
  }
}
