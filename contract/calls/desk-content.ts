import * as z from "zod";
import { type Call, defineCall } from "../define-call";
import {
  contentDetails,
  contentState,
  contentVersion,
  type ContentDetails,
  type ContentKindName,
} from "../entities/draft";
import { dateTime, id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import type { StaffPermission } from "../entities/staff";
import { ERROR_CODES, type ErrorCode, PAGING_ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
import { deskReason, MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { noBody, noParams } from "./request-parts";

type ContentCalls<Name extends string, Content extends z.ZodObject> = {
  /** Of one piece, in the names of calls: "Tag". */
  name: Name;
  /** In sentences: "tag". */
  noun: string;
  path: string;
  content: Content;
  notFound: ErrorCode;
  /** Of content that does not fit the other content. */
  misfits: readonly ErrorCode[];
  /** Of changes that what players have done with it forbids. */
  bound?: readonly ErrorCode[];
  /** Of what may be saved, but is not complete enough for players. */
  unready?: readonly ErrorCode[];
  /** While other content needs it. */
  needed: readonly ErrorCode[];
  /** Of new drafts that something is kept for. */
  kept?: readonly ErrorCode[];
  /** Without them, those of the catalogue. */
  permissions?: Permissions;
};

type Permissions = Record<"read" | "change", StaffPermission>;
const OF_CATALOGUE: Permissions = { read: "catalogue:read", change: "catalogue:change" };
/** Of what owners alone change. */
export const OF_SITE: Permissions = { read: "site:read", change: "site:change" };

/**
 * Who may change a kind of content.
 * @param kind The kind.
 * @returns The permission that its calls need.
 */
export function changePermission(kind: ContentKindName): StaffPermission {
  return (kind === "site" || kind === "legal-text" ? OF_SITE : OF_CATALOGUE).change;
}

const saved = z.object({ subjectId: id, version: contentVersion });
const version = contentVersion;

const staff = { access: "signed-in", query: noParams } as const;
const ofChange = [...STAFF_ERROR_CODES, "invalid_request_payload"] as const;

/**
 * The calls that one kind of content has in common with the others (docs/product/drafts.md).
 * @param kind Its names, its schema, and the codes that are its own.
 * @returns The calls; `version` is what the editor has seen of the content.
 */
export function contentCalls<Name extends string, Content extends z.ZodObject>(kind: ContentCalls<Name, Content>) {
  const { name, noun, path, content, misfits, permissions = OF_CATALOGUE } = kind;
  const calls = existingContentCalls(kind);
  const changing = { ...staff, permission: permissions.change, method: "POST" } as const;
  return {
    ...calls,
    read: defineCall({ ...calls.read, data: contentDetails(content) }),
    create: defineCall({
      ...{ ...changing, name: `create${name}Draft`, summary: `Begins a new ${noun} as a draft.`, path },
      ...{ params: noParams, body: z.strictObject({ content }), data: saved },
      errorCodes: [...ofChange, ...misfits],
    }),
  };
}

/**
 * Those of a kind that begins elsewhere.
 * @param kind Its names, its schema, and the codes that are its own.
 * @returns The calls without the one that begins a new piece.
 */
export function existingContentCalls<Name extends string, Content extends z.ZodObject>(
  kind: ContentCalls<Name, Content>,
) {
  const { name, noun, path, content, notFound, misfits, bound = [], unready = [], needed, kept = [] } = kind;
  const { permissions = OF_CATALOGUE } = kind;
  const reading = { ...staff, permission: permissions.read, method: "GET", body: noBody } as const;
  const changing = { ...staff, permission: permissions.change, method: "POST" } as const;
  const one = { params: z.object({ subjectId: id }) };
  const ofSeen = [...ofChange, notFound, "content_changed"] as const;
  return {
    read: defineCall({
      ...{ ...reading, ...one, name: `readDesk${name}`, summary: `A ${noun} with its draft and its revisions.` },
      path: `${path}/{subjectId}`,
      data: contentDetails(content).extend({ hidden: content.exactOptional() }),
      errorCodes: [...STAFF_ERROR_CODES, notFound],
    }),
    save: defineCall({
      ...{
        ...changing,
        ...one,
        method: "PUT",
        name: `save${name}Draft`,
        summary: `Saves what a ${noun} shall become.`,
      },
      path: `${path}/{subjectId}/draft`,
      ...{ body: z.strictObject({ content, version }), data: saved },
      errorCodes: [...ofSeen, "no_changes", ...misfits, ...bound],
    }),
    discard: defineCall({
      ...{ ...changing, ...one, name: `discard${name}Draft`, summary: `Discards the draft of a ${noun}.` },
      path: `${path}/{subjectId}/draft/removal`,
      ...{ body: z.strictObject({ version }), data: z.unknown() },
      errorCodes: [...ofSeen, "nothing_to_publish", ...kept],
    }),
    publish: defineCall({
      ...{ ...changing, ...one, name: `publish${name}`, summary: `Publishes the draft of a ${noun}, now or later.` },
      path: `${path}/{subjectId}/publication`,
      ...{ body: z.strictObject({ version, publishDate: dateTime.nullable() }), data: z.unknown() },
      errorCodes: [...ofSeen, "nothing_to_publish", "publish_date_past", ...misfits, ...bound, ...unready],
    }),
    archive: defineCall({
      ...{ ...changing, ...one, name: `archive${name}`, summary: `Takes a ${noun} away from players.` },
      path: `${path}/{subjectId}/archive`,
      ...{ body: z.strictObject({ version, reason: deskReason }), data: z.unknown() },
      errorCodes: [...ofSeen, ...needed],
    }),
    restore: defineCall({
      ...{ ...changing, ...one, name: `restore${name}Revision`, summary: `Makes an earlier ${noun} the draft.` },
      path: `${path}/{subjectId}/restoration`,
      ...{ body: z.strictObject({ version, number: z.int().min(1) }), data: saved },
      errorCodes: [...ofSeen, "revision_not_found"],
    }),
  };
}

/** One piece in a list: its draft, if there is one. */
export const listedContent = z.object({
  subjectId: id,
  name: z.string(),
  state: contentState,
  publishDate: dateTime.nullable(),
  failure: z.enum(ERROR_CODES).nullable(),
  /** Languages without a name. */
  missingLocales: z.array(z.string()),
});
export type ListedContent = z.output<typeof listedContent>;

/** `search` is a part of a name in any language. */
export const contentListQuery = pageQuery.extend({
  search: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH).optional(),
  state: contentState.optional(),
});

type ContentList<Query extends z.ZodObject, Listed extends z.ZodObject> = {
  name: string;
  summary: string;
  path: string;
  query: Query;
  listed: Listed;
};

/**
 * The list of one kind of content.
 * @param list Its names, its filter, and what it says of one piece.
 * @returns The call; it answers archived pieces and new drafts as well.
 */
export function contentListCall<Query extends z.ZodObject, Listed extends z.ZodObject>({
  query,
  listed,
  ...named
}: ContentList<Query, Listed>) {
  return defineCall({
    ...{ ...named, method: "GET", access: "signed-in", permission: "catalogue:read" },
    ...{ params: noParams, query, body: noBody },
    data: z.object({ items: z.array(listed), pagination }),
    errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", ...PAGING_ERROR_CODES],
  });
}

type OfOne = z.ZodObject<{ subjectId: typeof id }>;
type NoParams = typeof noParams;
type BodyOf<Body, Input = Body> = z.ZodType<Body, Input>;

/** The calls of any kind of content that exists; some kinds have certain pieces, which are not archived. */
export type ExistingContentCallSet<Content extends object> = {
  read: Call<OfOne, NoParams, typeof noBody, z.ZodType<ContentDetails<Content>>>;
  save: Call<
    OfOne,
    NoParams,
    BodyOf<{ content: Content; version: string }, { content: object; version: string }>,
    typeof saved
  >;
  discard: Call<OfOne, NoParams, BodyOf<{ version: string }>>;
  publish: Call<OfOne, NoParams, BodyOf<{ version: string; publishDate: string | null }>>;
  archive?: Call<OfOne, NoParams, BodyOf<{ version: string; reason: string }>>;
  restore: Call<OfOne, NoParams, BodyOf<{ version: string; number: number }>, typeof saved>;
};

/** Those of a kind that begins at the desk. */
export type ContentCallSet<Content extends object> = ExistingContentCallSet<Content> & {
  create: Call<NoParams, NoParams, BodyOf<{ content: Content }, { content: object }>, typeof saved>;
};
