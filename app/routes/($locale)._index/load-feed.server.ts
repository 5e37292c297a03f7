import type { RequestApi } from "~/api-client/for-request.server";
import type { Locale } from "~/i18n/locales";
import { noteSurvivedFailure } from "~/server/survived-failure.server";
import { getConfiguration } from "~contract/calls/configurations";
import type { Configuration } from "~contract/entities/configuration";
import { MAX_CONFIGURATION_PAGE_SIZE } from "~contract/entities/pagination";
import { warnOfUnknownSections } from "./unknown-sections.server";

const HOME_ALIAS = "home";

/**
 * The configuration of the home page with the entries of all its feeds. Null when it cannot be had, whatever the
 * reason: the frame and the way to log in stay of use, so the page says it in the feed's place.
 */
export async function loadFeed({ api }: RequestApi, locale: Locale): Promise<Configuration | null> {
  try {
    const configuration = await api(getConfiguration, {
      params: { configurationId: HOME_ALIAS },
      query: { locale, pageSize: MAX_CONFIGURATION_PAGE_SIZE },
    });
    warnOfUnknownSections(configuration.sections);
    return configuration;
  } catch (error) {
    noteSurvivedFailure(error);
    return null;
  }
}
