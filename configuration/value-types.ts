import * as z from "zod";
import { isPaymentOrigin } from "~contract/payment-origin";

export const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
export const port = z.coerce.number().int().min(0).max(65_535);
export const flag = z.enum(["on", "off"]);

/** Items separated by commas; empty ones do not count. */
export const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

export const urls = list.pipe(z.array(url));
export const origins = urls.transform((addresses) => addresses.map((address) => new URL(address).origin));
export const paymentOrigins = origins.refine(
  (addresses) => addresses.every(isPaymentOrigin),
  "must be https, or http on this machine",
);

const HOST = /^(?=.{1,253}(:|$))([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?(:\d{1,5})?$/;
/** A name with or without a port; no IP address, since nothing can be below one. */
export const host = z
  .string()
  .toLowerCase()
  .refine(
    (name) => HOST.test(name) && URL.canParse(`http://${name}`),
    'must be a host, like "games.example.org" or "localhost:3000"',
  );
export const hosts = list.pipe(z.array(host));

const emailAddress = z.email();

/** "name@example.org" or "Somebody <name@example.org>". */
export const mailbox = z.string().transform((text, context): { name: string | null; address: string } => {
  const [, name = "", inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const parsed = emailAddress.safeParse(inBrackets ?? text.trim());
  if (parsed.success) return { name: name.trim().replaceAll('"', "") || null, address: parsed.data };
  context.addIssue({ code: "custom", message: 'must be like "name@example.org" or "Somebody <name@example.org>"' });
  return z.NEVER;
});

const MIN_KEY_LENGTH = 16;
const partner = z.object({
  /** Part of the partner's addresses. */
  alias: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1).max(60),
  /** Where players find the code that links their account. */
  siteUrl: z.url({ protocol: /^https?$/ }),
  /** Sent by the partner's server with its requests. */
  key: z.string().min(MIN_KEY_LENGTH),
});

export type PartnerSettings = z.output<typeof partner>;

/** A JSON list. */
export const partners = z
  .string()
  .transform((text, context) => {
    try {
      const value: unknown = JSON.parse(text);
      return value;
    } catch {
      context.addIssue({ code: "custom", message: "is not JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.array(partner));
