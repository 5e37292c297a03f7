import type { Api } from "~/api-client/client";
import type { Locale } from "~/i18n/locales";
import { getStudio } from "~contract/calls/tags";
import type { Studio } from "~contract/entities/studio";
import { secondary } from "./secondary.server";

export async function loadNamedStudios(studioIds: readonly string[], locale: Locale, api: Api): Promise<Studio[]> {
  const requests = studioIds.map((studioId) =>
    secondary(api, (callApi) => callApi(getStudio, { params: { studioId }, query: { locale } })),
  );
  return (await Promise.all(requests)).filter((studio) => studio !== null);
}
