import type { FileStore } from "../builds/file-store";
import { chooseForm, openForm, type StoredForm } from "../builds/stored-form";
import type { BuildFile } from "../builds/stored-file";
import { readRange } from "../resources/byte-range";
import { matchesTag } from "./entity-tag";
import { withoutBody, type GameAnswer, type GameRequest } from "./game-answer";

/** The address has the build's hash in it. */
export const FOR_EVER = "public, max-age=31536000, immutable";

/** Any file but a page, as it is stored. */
export async function answerFile(store: FileStore, file: BuildFile, request: GameRequest): Promise<GameAnswer> {
  const range = rangeOf(request, file);
  const form = chooseForm(file, { acceptEncoding: request.header("accept-encoding"), hasRange: range !== null });
  const tag = tagOf(form);
  const headers = { "Cache-Control": FOR_EVER, ETag: tag, Vary: "Accept-Encoding" };
  if (matchesTag(request.header("if-none-match"), tag)) return { status: 304, headers, body: null };
  const bytes = readRange(form.inflates ? null : range, form.bytes);
  if (bytes === "outside") {
    return { status: 416, headers: { ...headers, "Content-Range": `bytes */${String(form.bytes)}` }, body: null };
  }
  const answer = {
    status: bytes ? 206 : 200,
    headers: {
      ...headers,
      "Content-Type": file.contentType,
      ...(form.encoding && { "Content-Encoding": form.encoding }),
      ...(!form.inflates && {
        "Accept-Ranges": "bytes",
        "Content-Length": String(bytes ? bytes.end + 1 - bytes.start : form.bytes),
      }),
      ...(bytes && { "Content-Range": `bytes ${String(bytes.start)}-${String(bytes.end)}/${String(form.bytes)}` }),
    },
    body: await openForm(store, file, form, bytes ?? undefined),
  };
  return request.method === "HEAD" ? withoutBody(answer) : answer;
}

/** Null for the whole file: a range of another version would be put together with this one. */
function rangeOf({ header }: GameRequest, file: BuildFile): string | null {
  const ifRange = header("if-range");
  const isOfFile = ifRange === null || ifRange.trim() === tagOf({ key: file.hash, inflates: false });
  return isOfFile ? header("range") : null;
}

function tagOf({ key, inflates }: Pick<StoredForm, "key" | "inflates">): string {
  return `"${key}${inflates ? ".inflated" : ""}"`;
}
