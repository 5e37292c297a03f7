import { createHash } from "node:crypto";
import { validateXML } from "xmllint-wasm";

const JPEG = [0xff, 0xd8, 0xff];
/** Unescaped markup: in texts the angle brackets are escaped. */
const RAW = /<(script|img|svg)[^>]*(>window\.hostileContent|onerror=.?window|onload=.?window)/i;

/** What crawlers and programs cannot parse in the response. */
export async function machineProblems(response: Response, path: string): Promise<string[]> {
  const type = response.headers.get("content-type") ?? "";
  const status =
    response.status >= 500 && !/error|maintenance/.test(path) ? [`returns ${String(response.status)}`] : [];
  if (type.startsWith("image/")) return [...status, ...pictureProblems(new Uint8Array(await response.arrayBuffer()))];
  const body = await response.text();
  const policy = response.headers.get("content-security-policy") ?? "";
  if (type.startsWith("text/html")) return [...status, ...documentProblems(body, policy)];
  if (type.includes("xml")) return [...status, ...(await xmlProblems(body))];
  if (type.includes("json")) return [...status, ...jsonProblems(body, "the response")];
  return status;
}

function documentProblems(html: string, policy: string): string[] {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
  const headings = [...markup.matchAll(/<h1[\s>]/g)].length;
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
  return [
    ...(headings === 1 ? [] : [`has ${String(headings)} h1`]),
    ...(RAW.test(markup) ? [`contains ${String(RAW.exec(markup)?.[0])}`] : []),
    ...scripts
      .filter(([, attributes = "", text = ""]) => !attributes.includes("ld+json") && !policy.includes(hashOf(text)))
      .map(([, attributes = ""]) => `has a script ${attributes} that the policy does not allow`),
    ...data.flatMap(([, text = ""]) => jsonProblems(text, "structured data")),
  ];
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

async function xmlProblems(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: "response.xml", contents: xml }, normalization: "c14n" });
  return errors.map(({ message }) => message);
}

function pictureProblems(bytes: Uint8Array): string[] {
  return JPEG.every((byte, index) => bytes[index] === byte) ? [] : ["is no picture"];
}

function jsonProblems(text: string, what: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [`${what} is no JSON`];
  }
}
