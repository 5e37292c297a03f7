import type { Attachment, Email, PostalMimeOptions } from "postal-mime";

/** Our mails have one recipient each. */
const MAX_RECIPIENTS = 10;
/** The library takes ten microseconds for each, however short it is. */
const MAX_LINES = 5_000;
const LINE_FEED = 10;
const MAX_HEADER_BYTES = 65_536;
const MAX_PARTS_IN_PARTS = 10;

const OF_ADDRESS = /^5\.[0-5]\.\d{1,3}\b/;
/** About the sender or the mail, which some servers say in words only (RFC 3463). */
const OF_MAIL = /\b5\.[67]\.\d/;
const OUR_MESSAGE_ID = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i;
const ADDRESS = /^\s*rfc822\s*;\s*<?([^\s<>]+)>?\s*$/i;

/** `addresses` are the recipients of the mail that are refused for good. */
export type ReturnedMail = { messageId: string; addresses: string[] };

/** What a mail server reports (RFC 3464); a word says why it is of no use. */
export async function readReturnedMail(bytes: ArrayBuffer): Promise<ReturnedMail | "no-report" | "not-permanent"> {
  const report = hasManyLines(bytes) ? null : await parse(bytes);
  const status = report && findPart(report, "message/delivery-status");
  const original = report && (findPart(report, "message/rfc822") ?? findPart(report, "text/rfc822-headers"));
  if (!status || !original) return "no-report";
  const [, messageId] = OUR_MESSAGE_ID.exec((await parse(original))?.messageId ?? "") ?? [];
  if (messageId === undefined) return "no-report";
  const addresses = await refusedAddresses(status);
  return addresses.length === 0 ? "not-permanent" : { messageId: messageId.toLowerCase(), addresses };
}

function hasManyLines(bytes: ArrayBuffer): boolean {
  let lines = 0;
  for (const byte of new Uint8Array(bytes)) if (byte === LINE_FEED) lines += 1;
  return lines > MAX_LINES;
}

/** Null for what is nested too deeply or has endless headers. */
async function parse(mail: ArrayBuffer | string): Promise<Email | null> {
  const { default: PostalMime } = await import("postal-mime");
  const options: PostalMimeOptions = {
    ...{ attachmentEncoding: "utf8" as const, forceRfc822Attachments: true, maxRfc822NestingDepth: 0 },
    ...{ maxHeadersSize: MAX_HEADER_BYTES, maxNestingDepth: MAX_PARTS_IN_PARTS },
  };
  return PostalMime.parse(mail, options).catch(() => null);
}

function findPart({ attachments }: Email, mimeType: Attachment["mimeType"]): string | null {
  const content = attachments.find((part) => part.mimeType === mimeType)?.content;
  return typeof content === "string" ? content : null;
}

/** Blocks of fields, the first about the mail and each other one about a recipient. */
async function refusedAddresses(status: string): Promise<string[]> {
  const blocks = status.split(/\r?\n[^\S\n]*\r?\n/).slice(1, MAX_RECIPIENTS + 1);
  const fields = await Promise.all(blocks.map((block) => parse(`${block}\r\n\r\n`)));
  return fields.flatMap((block) => (block ? refusedIn(block) : []));
}

function refusedIn({ headers }: Email): string[] {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  const isForGood = valueOf("action").trim().toLowerCase() === "failed" && OF_ADDRESS.test(valueOf("status").trim());
  if (!isForGood || OF_MAIL.test(valueOf("diagnostic-code"))) return [];
  return ["original-recipient", "final-recipient"].flatMap((name) => {
    const [, address] = ADDRESS.exec(valueOf(name)) ?? [];
    return address === undefined ? [] : [address.toLowerCase()];
  });
}
