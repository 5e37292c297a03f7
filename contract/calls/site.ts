import * as z from "zod";
import { defineCall } from "../define-call";
import { dateTime } from "../entities/identifiers";
import { publicSite } from "../entities/site-content";
import { localeQuery, noBody, noParams } from "./request-parts";

export const getSite = defineCall({
  name: "getSite",
  summary: "What the owner has set for every page: links, the event, and whom to write to.",
  method: "GET",
  path: "/gxc/site",
  access: "everyone",
  params: noParams,
  query: noParams,
  body: noBody,
  data: publicSite,
  errorCodes: [],
});

/** `locale` is the text's language: English where nobody has written it in the viewer's. Without a date nobody has published one. */
export const getLegalText = defineCall({
  name: "getLegalText",
  summary: "The text of a legal page, in markdown.",
  method: "GET",
  path: "/gxc/legal-texts/{page}",
  access: "everyone",
  params: z.object({ page: z.string() }),
  query: localeQuery,
  body: noBody,
  data: z.object({ text: z.string(), locale: z.string(), publishDate: dateTime.nullable() }),
  errorCodes: ["page_not_found"],
});
