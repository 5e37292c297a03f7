import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, type PipeableStream } from "react-dom/server";
import { reportError } from "./report-error.server";

const RENDER_DEADLINE_MS = 5_000;
const DOCUMENT_END = Buffer.from("</body></html>");

type Rendered = { html: Buffer; hasFailed: boolean };

/** The complete document: no loader defers data, and the policy names the hash of each script. */
export function renderDocument(element: ReactElement, nonce: string): Promise<Rendered> {
  let deadline: NodeJS.Timeout | undefined;
  const rendered = new Promise<Rendered>((resolve, reject) => {
    let isShellReady = false;
    let hasFailed = false;
    const stream = renderToPipeableStream(element, {
      nonce,
      onShellReady: () => {
        isShellReady = true;
      },
      onShellError: reject,
      onAllReady: () => {
        readAll(stream).then((html) => resolve({ html, hasFailed }), reject);
      },
      onError: (error: unknown) => {
        hasFailed = true;
        if (isShellReady) reportError(error, "error");
      },
    });
    deadline = setTimeout(() => {
      stream.abort();
    }, RENDER_DEADLINE_MS);
  });
  return rendered.finally(() => clearTimeout(deadline));
}

function readAll(stream: PipeableStream): Promise<Buffer> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        // React reuses its buffer.
        pieces.push(Buffer.from(withoutPadding(piece)));
        done();
      },
    });
    sink.once("finish", () => resolve(withEndLast(Buffer.concat(pieces))));
    sink.once("error", reject);
    stream.pipe(sink);
  });
}

/** Remix puts the script of the page's data after the document that React has closed. */
function withEndLast(html: Buffer): Buffer {
  const end = html.indexOf(DOCUMENT_END);
  if (end < 0) return html;
  return Buffer.concat([html.subarray(0, end), html.subarray(end + DOCUMENT_END.length), DOCUMENT_END]);
}

/** React 18 leaves zero bytes where a multi-byte character does not fit into its buffer; browsers would show them. */
function withoutPadding(piece: Buffer): Buffer {
  let end = piece.length;
  while (end > 0 && piece[end - 1] === 0) end--;
  return piece.subarray(0, end);
}
