import * as z from "zod";

const MIN_KEY_LENGTH = 16;

const partners = z.array(
  z.object({
    /** Names the partner in addresses. */
    alias: z.string().regex(/^[a-z0-9-]{1,40}$/),
    name: z.string().min(1).max(60),
    /** Where players find the code that links their account. */
    siteUrl: z.url({ protocol: /^https?$/ }),
    /** What the partner's server shows in its requests. */
    key: z.string().min(MIN_KEY_LENGTH),
  }),
);

export type PartnerSettings = z.output<typeof partners>[number];

/** The variable PARTNERS: a JSON list, empty where nobody's accounts are linked. */
export const partnersVariable = z
  .string()
  .default("[]")
  .transform((text, context) => {
    try {
      const value: unknown = JSON.parse(text);
      return value;
    } catch {
      context.addIssue({ code: "custom", message: "is not JSON" });
      return z.NEVER;
    }
  })
  .pipe(partners);
