import { beginPreview } from "~contract/calls/desk-preview";
import type { CallCase } from "../call-case";
import { asEditor } from "./content-fixtures";

export const DESK_PREVIEW_CASES: CallCase[] = [
  {
    call: beginPreview,
    example: asEditor,
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { at: "soon" } }) },
  },
];
