import * as z from "zod";
import { dateTime, id } from "./identifiers";
import { studioScope } from "./studio-member";

/** A tool that may work in the account's name. */
export const toolConnection = z.object({
  connectionId: id,
  name: z.string(),
  scopes: z.array(studioScope),
  createdAt: dateTime,
  /** When it last got access, which lasts an hour. */
  lastActiveAt: dateTime,
});
export type ToolConnection = z.output<typeof toolConnection>;
