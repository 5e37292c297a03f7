import * as z from "zod";
import { defineCall } from "../define-call";
import { contentVersion } from "../entities/draft";
import { MAX_GAME_TAGS } from "../entities/game-content";
import { id } from "../entities/identifiers";
import { tagContent } from "../entities/tag-content";
import { STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { contentCalls, contentListCall, contentListQuery, listedContent } from "./desk-content";
import { deskReason } from "./desk-staff";
import { localeQuery, noBody, noParams } from "./request-parts";

const calls = contentCalls({
  ...{ name: "Tag", noun: "tag", path: "/desk/tags", content: tagContent, notFound: "tag_not_found" },
  ...{ misfits: ["tag_alias_taken", "tag_parent_invalid"], needed: ["tag_has_children"] },
});

/** Those that all kinds of content have. */
export const TAG_CALLS = calls;

export const {
  read: readDeskTag,
  create: createTagDraft,
  save: saveTagDraft,
  discard: discardTagDraft,
  publish: publishTag,
  archive: archiveTag,
  restore: restoreTagRevision,
} = calls;

/** `name` is its title; `gameCount` is the number of published games. */
const listedTag = listedContent.extend({
  alias: z.string(),
  parentTitle: z.string().nullable(),
  gameCount: z.int().min(0),
});
export type ListedTag = z.output<typeof listedTag>;

/** `search` is a part of a title in any language, or of the alias. */
export const listDeskTags = contentListCall({
  name: "listDeskTags",
  summary: "Tags and their drafts, in display order.",
  path: "/desk/tags",
  query: contentListQuery,
  listed: listedTag,
});

export const MAX_COMMON_TAGS = 100;
export const MAX_TAG_NAME_LENGTH = 60;

const tagChoice = z.object({ tagId: id, alias: z.string(), title: z.string(), parentTagId: id.nullable() });
export type TagChoice = z.output<typeof tagChoice>;

/**
 * `common` are the published tags of the most games, all of them if `isComplete`. `named` are those of `ids`, published or not, and the
 * published ones of `names`: aliases, former aliases, or titles in any language whatever their case.
 */
export const listTagChoices = defineCall({
  name: "listTagChoices",
  summary: "Tags to choose among: the common ones, and those that are asked for.",
  method: "GET",
  path: "/desk/tag-choices",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: localeQuery.extend({
    ids: z.array(id).max(MAX_GAME_TAGS).optional(),
    names: z.array(z.string().trim().min(1).max(MAX_TAG_NAME_LENGTH)).max(MAX_GAME_TAGS).optional(),
  }),
  body: noBody,
  data: z.object({ common: z.array(tagChoice), isComplete: z.boolean(), named: z.array(tagChoice) }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "tag_name_unknown"],
});

/** Its games get the other tag, its address leads there, and it is archived. */
export const mergeTag = defineCall({
  name: "mergeTag",
  summary: "Merges a tag into another one.",
  method: "POST",
  path: "/desk/tags/{subjectId}/merger",
  access: "signed-in",
  permission: "catalogue:change",
  sudo: true,
  params: z.object({ subjectId: id }),
  query: noParams,
  body: z.strictObject({ version: contentVersion, into: id, reason: deskReason }),
  data: z.unknown(),
  errorCodes: [
    ...[...SUDO_ERROR_CODES, "invalid_request_payload", "tag_not_found", "content_changed"],
    "tag_has_children",
  ] as const,
});
