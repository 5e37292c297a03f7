import { readFile } from "node:fs/promises";
import path from "node:path";
import { fetchEmbeddedApi } from "~/api-client/embedded-api.server";
import { isApiEmbedded } from "~/api-client/api-access.server";
import { fetchRemoteApi } from "~/api-client/remote-api.server";
import { env } from "./env.server";

const EMBEDDED_MOUNT = "/embedded/api";
const PUBLIC_FOLDER = path.resolve("public");
const DEADLINE_MS = 3_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** Allow list against server-side request forgery through picture URLs in content. */
const SOURCES = new Set(
  [env.SITE_URL, env.PUBLIC_API_BASE_URL, ...(env.API_BASE_URL ? [env.API_BASE_URL] : []), ...env.PICTURE_ORIGINS].map(
    (source) => new URL(source).origin,
  ),
);

export async function loadCoverBytes(address: string): Promise<Buffer> {
  const url = new URL(address, env.API_BASE_URL ?? env.SITE_URL);
  if (!SOURCES.has(url.origin)) throw new Error(`Pictures are not fetched from ${url.host}.`);
  if (isApiEmbedded && url.origin === new URL(env.SITE_URL).origin) return loadFromPortal(url.pathname);
  return readImage(await fetchRemoteApi(new Request(url, { signal: AbortSignal.timeout(DEADLINE_MS) })));
}

async function loadFromPortal(pathname: string): Promise<Buffer> {
  if (pathname.startsWith(`${EMBEDDED_MOUNT}/`)) {
    const target = new URL(pathname.slice(EMBEDDED_MOUNT.length), env.SITE_URL);
    return readImage(await fetchEmbeddedApi(new Request(target)));
  }
  const file = path.join(PUBLIC_FOLDER, decodeURIComponent(pathname));
  if (!file.startsWith(PUBLIC_FOLDER + path.sep)) throw new Error(`${pathname} is not a public file.`);
  return readFile(file);
}

async function readImage(response: Response): Promise<Buffer> {
  const size = Number(response.headers.get("content-length") ?? 0);
  const isPicture = response.headers.get("content-type")?.startsWith("image/") ?? false;
  if (!response.ok || !isPicture || size > MAX_BYTES) {
    await response.body?.cancel();
    throw new Error(`A cover is not a picture: status ${String(response.status)}.`);
  }
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) throw new Error("A cover is too large.");
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
