import * as z from "zod";
import { defineCall } from "../define-call";
import { configuration } from "../entities/configuration";
import { pageQuery } from "../entities/pagination";
import { PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody } from "./request-parts";

/** Page size of the sidebar configuration (spec section 9). */
export const SIDEBAR_PAGE_SIZE = 250;

/** GET /gxc/cms/configurations/{configurationId}/with-feed-entries, by id or alias (spec section 7; decisions). */
export const getConfiguration = defineCall({
  name: "getConfiguration",
  method: "GET",
  path: "/gxc/cms/configurations/{configurationId}/with-feed-entries",
  params: z.object({ configurationId: z.string() }),
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: configuration,
  errorCodes: [...PAGING_ERROR_CODES, "configuration_not_found"],
});
