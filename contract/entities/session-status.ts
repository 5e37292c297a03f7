import * as z from "zod";
import { id } from "./identifiers";

/** Who the cookies belong to (docs/product/sessions.md#roles); a guest account counts as signed out. */
export const sessionStatus = z.object({
  isAuthenticated: z.boolean(),
  guestAccount: z.boolean(),
  userId: id.nullish(),
});
