import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { MailSettings } from "./mail-settings";
import type { Mail } from "./mail";

export type Deliver = (mail: Mail) => Promise<void>;

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

export async function openTransport(settings: MailSettings): Promise<Deliver> {
  const { createTransport } = await import("nodemailer");
  const { from, smtpUrl, folder } = settings;
  if (smtpUrl !== null) {
    const timeouts = {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    };
    const server = createTransport({ url: smtpUrl, ...timeouts });
    return async (mail) => {
      await server.sendMail({ from, ...toMessage(mail) });
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await writer.sendMail({ from, ...toMessage(mail) });
    if (folder !== null && Buffer.isBuffer(message)) await saveToFile(folder, message);
  };
}

function toMessage({ unsubscribeUrl, ...mail }: Mail) {
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
