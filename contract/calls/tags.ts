import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { studioDetails } from "../entities/studio";
import { tag } from "../entities/tag";
import { localeQuery, noBody } from "./request-parts";

/** A tag and how many published games have it; an API that does not count leaves the number out. */
const countedTag = tag.extend({ gameCount: z.int().min(0).nullish() });

export type CountedTag = z.infer<typeof countedTag>;

/** GET /gxc/v2/tags: all tags in display order. */
export const listTags = defineCall({
  name: "listTags",
  summary: "All tags in display order.",
  method: "GET",
  path: "/gxc/v2/tags",
  access: "everyone",
  params: z.object({}),
  query: localeQuery,
  body: noBody,
  data: z.object({ tags: z.array(countedTag) }),
  errorCodes: [],
});

/** GET /gxc/v2/tags/{alias}: one tag. */
export const getTag = defineCall({
  name: "getTag",
  summary: "One tag by alias.",
  method: "GET",
  path: "/gxc/v2/tags/{alias}",
  access: "everyone",
  params: z.object({ alias: z.string() }),
  query: localeQuery,
  body: noBody,
  data: tag,
  errorCodes: ["tag_not_found"],
});

/** GET /gxc/v2/studios/{studioId}: one studio, and whether the viewer has it among the favourites. */
export const getStudio = defineCall({
  name: "getStudio",
  summary: "One studio, and whether it is among the viewer's favourites.",
  method: "GET",
  path: "/gxc/v2/studios/{studioId}",
  access: "everyone",
  params: z.object({ studioId: id }),
  query: localeQuery,
  body: noBody,
  data: studioDetails,
  errorCodes: ["studio_not_found"],
});
