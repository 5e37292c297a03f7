import type { LoaderFunctionArgs } from "@remix-run/node";
import { resourceContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { toFoundPeople, type PeopleSearchResponse } from "~/view-models/found-people";
import { MAX_USERNAME_LENGTH } from "~contract/calls/profile";
import { findPeople } from "~contract/calls/friends";

export async function loader(args: LoaderFunctionArgs) {
  const { api, requestApi, url, view, jsonResponse } = resourceContext(args);
  const search = (url.searchParams.get("search") ?? "").slice(0, MAX_USERNAME_LENGTH + 1);
  if (!requestApi.hasSession) return jsonResponse<PeopleSearchResponse | null>(null);
  const found = await secondary(api, (callApi) => callApi(findPeople, { query: { search } }));
  return jsonResponse<PeopleSearchResponse | null>(found && { people: toFoundPeople(found.people, view) });
}
