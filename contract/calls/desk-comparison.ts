import * as z from "zod";
import { defineCall } from "../define-call";
import { namedId } from "../entities/audit-entry";
import { comparedSide, contentDifferences } from "../entities/comparison";
import { contentKind } from "../entities/draft";
import { id } from "../entities/identifiers";
import { STAFF_ERROR_CODES } from "../error-codes";
import { noBody } from "./request-parts";

/** Of any kind of content; `names` are those of the ids among the values. */
export const compareContent = defineCall({
  name: "compareContent",
  summary: "What differs between two of: what players see, the draft, the revisions.",
  method: "GET",
  path: "/desk/comparisons/{kind}/{subjectId}",
  access: "signed-in",
  permission: "catalogue:read",
  params: z.object({ kind: contentKind, subjectId: id }),
  query: z.object({ before: comparedSide, after: comparedSide }),
  body: noBody,
  data: contentDifferences.extend({ names: z.array(namedId) }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "revision_not_found"],
});
