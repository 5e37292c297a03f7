import type { LoaderFunctionArgs } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import type { ComparisonData } from "~/view-models/desk/comparison";
import type { DeskProfile } from "~/view-models/desk/desk-frame";
import type { EditorData, EditorFrame } from "~/view-models/desk/content-editor";
import { compareContent } from "~contract/calls/desk-comparison";
import type { ExistingContentCallSet } from "~contract/calls/desk-content";
import { listAuditEntries, MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { comparedSide } from "~contract/entities/comparison";
import { contentState, type ContentKindName } from "~contract/entities/draft";
import { id } from "~contract/entities/identifiers";
import type { StaffPermission } from "~contract/entities/staff";
import type { PageContext } from "./page-context.server";
import { notFound } from "./page-error.server";
import { choiceParam, pageParam, searchParam } from "./page-param.server";
import { secondary } from "./secondary.server";

const CHANGES = 20;
const PAGE_SIZE = 50;

type LoadedKind<Content extends object> = Pick<ExistingContentCallSet<Content>, "read" | "save"> & {
  kind: ContentKindName;
};

/** What an editor of any kind of content shows. */
export async function loadContent<Content extends object>(
  page: PageContext,
  profile: DeskProfile,
  { kind, read, save }: LoadedKind<Content>,
  subjectId: string,
): Promise<EditorData<Content>> {
  const [details, frame] = await Promise.all([
    page.callApi(read, { params: { subjectId } }),
    loadEditorFrame(page, profile, { kind, save }, subjectId),
  ]);
  return { details, ...frame };
}

/** The same without the content. */
export async function loadEditorFrame(
  page: PageContext,
  { permissions }: DeskProfile,
  { kind, save }: Pick<LoadedKind<object>, "kind"> & { save: { permission?: StaffPermission } },
  subjectId: string,
): Promise<EditorFrame> {
  const { api } = page;
  const mayReadLog = permissions.includes("audit-log:read");
  const [log, comparison] = await Promise.all([
    mayReadLog
      ? secondary(api, (call) => call(listAuditEntries, { query: { subjectId, pageSize: CHANGES } }))
      : undefined,
    loadComparison(page, { kind, subjectId }),
  ]);
  const mayChange = save.permission !== undefined && permissions.includes(save.permission);
  return { log, comparison, subjectId, mayChange, permissions };
}

/** A side that is gone by now takes nothing from the editor. */
async function loadComparison(
  { api, url: { searchParams } }: PageContext,
  params: { kind: ContentKindName; subjectId: string },
): Promise<ComparisonData | null> {
  const before = comparedSide.safeParse(searchParams.get("before")).data;
  const after = comparedSide.safeParse(searchParams.get("after")).data;
  if (before === undefined || after === undefined) return null;
  const found = await secondary(api, (call) =>
    call(compareContent, { params, query: { before, after } }).catch((error: unknown) => {
      if (error instanceof ClientError && error.has("revision_not_found")) return null;
      throw error;
    }),
  );
  return { before, after, found };
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
