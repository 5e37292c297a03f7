import * as z from "zod";
import { noBody, noParams } from "./calls/request-parts";
import { defineCall } from "./define-call";
import { STAFF_ERROR_CODES } from "./error-codes";

/** Not among the contract's calls, because a zip has no envelope; its refusals have. */
export const downloadCatalogue = defineCall({
  name: "downloadCatalogue",
  summary: "The catalogue as a zip.",
  method: "GET",
  path: "/desk/catalogue/zip",
  access: "signed-in",
  permission: "catalogue:transfer",
  params: noParams,
  query: z.object({ builds: z.boolean().optional() }),
  body: noBody,
  data: z.unknown(),
  errorCodes: [...STAFF_ERROR_CODES, "catalogue_busy"],
});
