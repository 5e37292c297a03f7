import type { RequestApi } from "~/api-client/request-api.server";
import { getConfiguration } from "~contract/calls/configurations";
import type { Configuration } from "~contract/entities/configuration";
import type { Section } from "~contract/entities/section";
import type { Locale } from "~/i18n/locales";
import { log } from "~observe/log";
import { reportHandledError } from "./report-error.server";

const warnedSections = new Set<string>();

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

export function warnOfUnknownSections(sections: readonly Pick<Section, "sectionId" | "sectionType" | "name">[]): void {
  for (const { sectionId, sectionType, name } of sections) {
    if (sectionType !== "UNKNOWN" || warnedSections.has(sectionId)) continue;
    warnedSections.add(sectionId);
    log.warn(`Section "${name}" (${sectionId}) has a type that this portal does not know; it is skipped.`);
  }
}
