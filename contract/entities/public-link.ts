import * as z from "zod";

const MAX_LINK_LENGTH = 200;

/** Absolute https URL whose host has at least two labels; shown to everybody. */
export const publicLink = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .regex(/^https:\/\/[^/\\]/i)
  .max(MAX_LINK_LENGTH)
  .refine((address) => !namesUser(address), { message: "names a user" });

function namesUser(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== "" || password !== "";
}
