import { log } from "~observe/log";
import { meters } from "~observe/meters";
import type { Mail } from "./mail";
import type { MailSettings } from "./mail-settings";
import { openTransport, type Deliver } from "./transport";

export type Mailer = {
  /**
   * Writes and sends a mail after the answer that is being made: how long it takes, whether there is anything to send
   * and whether that succeeds shows nowhere but in the log.
   */
  sendLater(write: () => Promise<Mail | null>): void;
  /** Resolves once nothing is under way. */
  settled(): Promise<void>;
};

/** One per process. */
export function createMailer(settings: MailSettings, open = openTransport): Mailer {
  let transport: Promise<Deliver> | undefined;
  const underWay = new Set<Promise<void>>();

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
      const task = send(write).finally(() => underWay.delete(task));
      underWay.add(task);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
