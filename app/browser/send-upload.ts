import type { Locale } from "~/i18n/locales";
import { studioPaths } from "~/studio-paths";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import type { UploadResponse } from "~/view-models/studio/upload";
import { fetchPortal, fieldOf, postToPortal } from "./portal-request";
import { sendFilePart } from "./send-file-part";
import { readStored, removeStored, writeStored } from "./storage";

export type UploadTarget = { locale: Locale; gameId: string; track: string; version: string };

type Options = { signal: AbortSignal; onProgress: (sentBytes: number) => void };

/** An upload that this browser has begun, to go on after a reload. */
type BegunUpload = { uploadId: string; file: string; track: string; version: string };

const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
/** Refusals that pass by themselves. */
const PASSING: readonly StudioRefusal["error"][] = ["unreachable", "too_many_requests"];
const UNREACHABLE: StudioRefusal = { ok: false, error: "unreachable" };

/** Sends a zip in parts; goes on where the same file stopped before. Resolves to the upload, or to why not. */
export async function sendUpload(
  file: File,
  target: UploadTarget,
  options: Options,
): Promise<UploadResponse | StudioRefusal> {
  const key = `studio-upload:${target.gameId}`;
  const begun = await findBegun(key, file, target);
  const started = begun ?? (await start(file, target));
  if (!started.ok) return started;
  remember(key, { uploadId: started.uploadId, file: nameOf(file), track: target.track, version: target.version });
  const result = await sendParts(file, started, target.locale, options);
  if (result.ok || !PASSING.includes(result.error)) removeStored(key);
  return result;
}

async function sendParts(file: File, started: UploadResponse, locale: Locale, options: Options) {
  let upload = started;
  while (upload.state === "RECEIVING") {
    const sent = await sendNextPart(file, upload, locale, options);
    if (!sent.ok) return sent;
    upload = sent;
  }
  return upload;
}

/** A part that does not get through is sent again: parts that have arrived before are ignored. */
async function sendNextPart(file: File, upload: UploadResponse, locale: Locale, { signal, onProgress }: Options) {
  const { uploadId, partBytes, receivedBytes } = upload;
  const part = Math.floor(receivedBytes / partBytes);
  const start = part * partBytes;
  const address = studioPaths.uploadPart(locale, uploadId, part);
  let refusal = UNREACHABLE;
  for (const delayMs of [0, ...RETRY_DELAYS_MS]) {
    await pause(delayMs, signal);
    if (signal.aborted) break;
    const answer = await sendFilePart(address, file.slice(start, start + partBytes), {
      signal,
      onProgress: (bytes) => onProgress(start + bytes),
    });
    if (isUploadResponse(answer)) return answer;
    if (isRefusal(answer)) refusal = answer;
    if (!PASSING.includes(refusal.error)) break;
  }
  return refusal;
}

async function start(file: File, { locale, gameId, track, version }: UploadTarget) {
  const answer = await postToPortal(studioPaths.uploads(locale), { gameId, bytes: file.size, track, version });
  return isUploadResponse(answer) || isRefusal(answer) ? answer : UNREACHABLE;
}

async function findBegun(key: string, file: File, target: UploadTarget): Promise<UploadResponse | null> {
  const begun = readStored(key, isBegunUpload, null);
  if (begun?.file !== nameOf(file) || begun.track !== target.track || begun.version !== target.version) return null;
  const answer = await fetchPortal(studioPaths.uploadState(target.locale, begun.uploadId), {});
  return isUploadResponse(answer) && answer.state === "RECEIVING" && answer.bytes === file.size ? answer : null;
}

function remember(key: string, begun: BegunUpload): void {
  writeStored(key, JSON.stringify(begun));
}

function nameOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join("/");
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  if (delayMs === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, delayMs);
    signal.addEventListener("abort", () => (window.clearTimeout(timer), resolve()), { once: true });
  });
}

export function isUploadResponse(value: unknown): value is UploadResponse {
  return fieldOf(value, "ok") === true && typeof fieldOf(value, "uploadId") === "string";
}

function isRefusal(value: unknown): value is StudioRefusal {
  return fieldOf(value, "ok") === false && typeof fieldOf(value, "error") === "string";
}

function isBegunUpload(value: unknown): value is BegunUpload | null {
  return ["uploadId", "file", "track", "version"].every((name) => typeof fieldOf(value, name) === "string");
}
