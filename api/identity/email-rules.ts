import * as z from "zod";

const MAX_EMAIL_LENGTH = 254;
const email = z.email().max(MAX_EMAIL_LENGTH);

export function isEmail(value: string): boolean {
  return email.safeParse(value).success;
}
