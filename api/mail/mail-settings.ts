import path from "node:path";
import type { Environment } from "~configuration/environment";

export type Mailbox = { name: string; address: string };

export type MailSettings = {
  /** Server that sends the mails; null: they are written to files. */
  smtpUrl: string | null;
  /** Folder of mails that no server sends; null writes none, as for a database in memory. */
  folder: string | null;
  from: Mailbox;
  /** In development, so that links can be followed without opening files. */
  areLinksShown: boolean;
};

/** A DATA_DIR that is not a folder on disk, as in tests. */
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
