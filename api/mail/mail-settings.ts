import path from "node:path";
import * as z from "zod";

export type Mailbox = { name: string; address: string };

export type MailSettings = {
  /** The server that mails are handed to; null: they are written to files. */
  smtpUrl: string | null;
  /** Where mails are written that no server takes; null keeps none, as for a database in memory. */
  folder: string | null;
  from: Mailbox;
  /** In development, where nobody opens files to follow a link. */
  areLinksShown: boolean;
};

const address = z.email();

/** "name@example.org" or "Somebody <name@example.org>". */
const mailbox = z.string().transform((text, context): { name: string | null; address: string } => {
  const [, name = "", inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const parsed = address.safeParse(inBrackets ?? text.trim());
  if (parsed.success) return { name: name.trim().replaceAll('"', "") || null, address: parsed.data };
  context.addIssue({ code: "custom", message: 'must be like "name@example.org" or "Somebody <name@example.org>"' });
  return z.NEVER;
});

/** The variables of the mails. */
export const mailVariables = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailbox.optional(),
});

/** A DATA_DIR that is no folder of the disk, as the tests have it. */
const NO_FOLDER = /^\w+:\/\//;

type MailVariables = z.output<typeof mailVariables> & { NODE_ENV: string; BRAND_NAME: string; DATA_DIR: string };

/** A server refuses mails from nobody, or loses them: the start says so. */
export function requireSender(values: MailVariables, context: z.RefinementCtx): void {
  if (!values.SMTP_URL || values.MAIL_FROM) return;
  context.addIssue({ code: "custom", path: ["MAIL_FROM"], message: "is required when SMTP_URL is set" });
}

export function toMailSettings(values: MailVariables, siteUrl: string): MailSettings {
  const { SMTP_URL: smtpUrl = null, MAIL_FROM: from } = values;
  return {
    smtpUrl,
    folder: NO_FOLDER.test(values.DATA_DIR) ? null : path.join(values.DATA_DIR, "mail"),
    from: {
      name: from?.name ?? values.BRAND_NAME,
      address: from?.address ?? `no-reply@${new URL(siteUrl).hostname}`,
    },
    areLinksShown: values.NODE_ENV === "development" && smtpUrl === null,
  };
}
