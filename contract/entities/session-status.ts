import * as z from "zod";
import { dateTime, id } from "./identifiers";

/** A guest counts as signed out (docs/product/sessions.md#roles). */
export const sessionStatus = z.object({
  isAuthenticated: z.boolean(),
  guestAccount: z.boolean(),
  userId: id.nullish(),
  /** Extension: while the account may read only; `endDate` is null for a ban. */
  suspension: z.object({ endDate: dateTime.nullable() }).nullish(),
});
