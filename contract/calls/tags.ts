import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { studioDetails } from "../entities/studio";
import { studioNews } from "../entities/studio-news";
import { tag } from "../entities/tag";
import { PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody } from "./request-parts";

/** `gameCount` is the number of published games; missing in an API that does not count. */
const countedTag = tag.extend({ gameCount: z.int().min(0).nullish() });

export type CountedTag = z.infer<typeof countedTag>;

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

/** Published pieces, the newest first. */
export const listStudioNews = defineCall({
  name: "listStudioNews",
  summary: "What a studio has to tell its players.",
  method: "GET",
  path: "/gxc/v2/studios/{studioId}/news",
  access: "everyone",
  params: z.object({ studioId: id }),
  query: localeQuery.extend(pageQuery.shape),
  body: noBody,
  data: z.object({ news: z.array(studioNews), pagination }),
  errorCodes: ["studio_not_found", ...PAGING_ERROR_CODES],
});
