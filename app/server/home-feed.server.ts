import type { RequestApi } from "~/api-client/request-api.server";
import type { Locale } from "~/i18n/locales";
import { reportHandledError } from "./report-error.server";
import { getConfiguration } from "~contract/calls/configurations";
import type { Configuration } from "~contract/entities/configuration";
import { warnOfUnknownSections } from "./unknown-sections.server";

const HOME_ALIAS = "home";

const PAGE_ENTRIES = 40;

/** Null on any failure: the frame and the login link remain usable. */
export async function loadFeed({ api }: RequestApi, locale: Locale, page: number): Promise<Configuration | null> {
  try {
    const configuration = await api(getConfiguration, {
      params: { configurationId: HOME_ALIAS },
      query: { locale, page, pageSize: PAGE_ENTRIES },
    });
    warnOfUnknownSections(configuration.sections);
    return configuration;
  } catch (error) {
    reportHandledError(error);
    return null;
  }
}
