import type { Api } from "~/api-client/client";
import type { Locale } from "~/i18n/locales";
import { isFiltered, type DiscoverFilters } from "~/rules/discover-query";
import { isMissing } from "~/server/refusal-code.server";
import { secondary } from "~/server/secondary.server";
import { getConfiguration } from "~contract/calls/configurations";
import type { Configuration } from "~contract/entities/configuration";

const DISCOVER_ALIAS = "discover";

const MAX_ENTRIES = 100;

export async function loadDiscoverConfiguration(
  api: Api,
  filters: DiscoverFilters,
  locale: Locale,
): Promise<Configuration | null> {
  if (filters.show !== "games" || filters.page > 0 || isFiltered(filters)) return null;
  const params = { configurationId: DISCOVER_ALIAS };
  return secondary(api, async (callApi) => {
    try {
      return await callApi(getConfiguration, { params, query: { locale, pageSize: MAX_ENTRIES } });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}
