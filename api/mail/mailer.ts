import { log } from "~observe/log";
import { meters } from "~observe/meters";
import type { Mail } from "./mail";
import type { MailSettings } from "./mail-settings";
import { openTransport, type Deliver } from "./transport";

export type Mailer = {
  /** Runs after the response, which therefore reveals neither whether there is a mail nor whether it was sent. */
  sendLater(write: () => Promise<Mail | null>): void;
  settled(): Promise<void>;
};

export function createMailer(settings: MailSettings, open = openTransport): Mailer {
  let transport: Promise<Deliver> | undefined;
  const pending = new Set<Promise<void>>();

  async function send(write: () => Promise<Mail | null>): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    try {
      const mail = await write();
      if (!mail) return;
      transport ??= open(settings);
      await (
        await transport
      )(mail);
      meters()?.mails.inc({ outcome: "sent" });
    } catch (error) {
      meters()?.mails.inc({ outcome: "failed" });
      log.error({ err: error }, "A mail could not be sent");
    }
  }

  return {
    sendLater(write) {
      const task = send(write).finally(() => pending.delete(task));
      pending.add(task);
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
