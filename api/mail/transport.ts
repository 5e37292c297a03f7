import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { MailSettings } from "./mail-settings";
import type { Deliver, SentMail } from "./mail";

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** The first mail opens it: most processes of a test or a command send none. */
export function createTransport(settings: MailSettings): Deliver {
  let transport: Promise<Deliver> | undefined;
  return async (mail) => {
    transport ??= openTransport(settings);
    await (
      await transport
    )(mail);
  };
}

async function openTransport(settings: MailSettings): Promise<Deliver> {
  const nodemailer = await import("nodemailer");
  const { from, smtpUrl, folder } = settings;
  if (smtpUrl !== null) {
    const timeouts = {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    };
    const server = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
    return async (mail) => {
      await server.sendMail({ from, ...toMessage(mail) });
    };
  }
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await writer.sendMail({ from, ...toMessage(mail) });
    if (folder !== null && Buffer.isBuffer(message)) await saveToFile(folder, message);
  };
}

function toMessage({ unsubscribeUrl, ...mail }: SentMail) {
  if (unsubscribeUrl === undefined) return { ...mail, headers: { "Auto-Submitted": "auto-generated" } };
  const headers = { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  return { ...mail, headers };
}

/** Mails contain links that open accounts: no other user of the machine may read them. */
async function saveToFile(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replaceAll(":", "-");
  await writeFile(path.join(folder, `${moment}-${randomUUID()}.eml`), message, { flag: "wx", mode: 0o600 });
}
