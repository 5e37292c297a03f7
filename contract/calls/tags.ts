import * as z from "zod";
import { defineCall } from "../define-call";
import { tag } from "../entities/tag";
import { noBody, nothing } from "./request-parts";

/** GET /gxc/v2/tags/{alias}: one tag (decisions, "tags, studios"). */
export const getTag = defineCall({
  name: "getTag",
  method: "GET",
  path: "/gxc/v2/tags/{alias}",
  params: z.object({ alias: z.string() }),
  query: nothing,
  body: noBody,
  data: tag,
  errorCodes: ["tag_not_found"],
});
