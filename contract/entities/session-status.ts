import * as z from "zod";
import { id } from "./identifiers";

/** A guest counts as signed out (docs/product/sessions.md#roles). */
export const sessionStatus = z.object({
  isAuthenticated: z.boolean(),
  guestAccount: z.boolean(),
  userId: id.nullish(),
});
