import path from "node:path";
import type { Environment } from "~configuration/environment";

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

/** A DATA_DIR that is no folder of the disk, as the tests have it. */
const NO_FOLDER = /^\w+:\/\//;

export function toMailSettings(values: Environment, siteUrl: string): MailSettings {
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
