import { compareContent } from "~contract/calls/desk-comparison";
import { tagId } from "~api/seed/demo-tags";
import type { CallCase } from "../call-case";
import type { World } from "../world";
import { asEditor } from "./content-fixtures";

const compared = async (world: World, query: Record<string, string>) => ({
  ...(await asEditor(world)),
  params: { kind: "tag", subjectId: tagId("space") },
  query,
});

export const DESK_COMPARISON_CASES: CallCase[] = [
  {
    call: compareContent,
    example: (world) => compared(world, { before: "published", after: "published" }),
    refusals: {
      invalid_request_payload: (world) => compared(world, { before: "published", after: "0" }),
      revision_not_found: (world) => compared(world, { before: "published", after: "99" }),
    },
  },
];
