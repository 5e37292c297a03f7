import type { LoaderFunctionArgs } from "@remix-run/node";
import type { DeskProfile } from "~/view-models/desk/desk-frame";
import type { EditorData } from "~/view-models/desk/content-editor";
import type { ExistingContentCallSet } from "~contract/calls/desk-content";
import { listAuditEntries, MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { contentState } from "~contract/entities/draft";
import { id } from "~contract/entities/identifiers";
import type { PageContext } from "./page-context.server";
import { notFound } from "./page-error.server";
import { choiceParam, pageParam, searchParam } from "./page-param.server";
import { secondary } from "./secondary.server";

const CHANGES = 20;
const PAGE_SIZE = 50;

/** What an editor of any kind of content shows. */
export async function loadContent<Content extends object>(
  { api, callApi }: PageContext,
  { permissions }: DeskProfile,
  { read, save }: Pick<ExistingContentCallSet<Content>, "read" | "save">,
  subjectId: string,
): Promise<EditorData<Content>> {
  const mayReadLog = permissions.includes("audit-log:read");
  const [details, log] = await Promise.all([
    callApi(read, { params: { subjectId } }),
    mayReadLog
      ? secondary(api, (call) => call(listAuditEntries, { query: { subjectId, pageSize: CHANGES } }))
      : undefined,
  ]);
  const mayChange = save.permission !== undefined && permissions.includes(save.permission);
  return { details, entries: log === null ? null : log?.entries, subjectId, mayChange };
}

/** What the address of a list asks for, for its page and for the call. */
export function contentFilter(url: URL) {
  const state = choiceParam(url, "state", contentState.options);
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const query = { state, ...(search === "" ? {} : { search }), page: pageParam(url), pageSize: PAGE_SIZE };
  return { filter: { state, search }, query };
}

/** Other paths are those of no page. */
export function idParam({ params }: Pick<LoaderFunctionArgs, "params">, name: string): string {
  const value = id.safeParse(params[name]).data;
  if (value === undefined) throw notFound();
  return value;
}
