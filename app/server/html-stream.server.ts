import { Transform, type TransformCallback } from "node:stream";

const DOCUMENT_END = Buffer.from("</body></html>");

/**
 * Gathers React's small pieces until React flushes. The server's compressor is flushed after every write it sees;
 * piece by piece that more than doubles the bytes of a page.
 */
export class HtmlStream extends Transform {
  private pieces: Buffer[] = [];

  /** `onWhole` is given all of it, once it is whole. */
  constructor(private readonly onWhole?: (html: Buffer) => void) {
    super();
  }

  private readonly sent: Buffer[] = [];
  private isEndHeld = false;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    // React reuses the buffer it hands over.
    this.pieces.push(Buffer.from(withoutPadding(piece)));
    done();
  }

  flush(): void {
    if (this.pieces.length === 0) return;
    this.send(this.withoutEnd(Buffer.concat(this.pieces)));
    this.pieces = [];
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    if (this.isEndHeld) this.send(DOCUMENT_END);
    this.onWhole?.(Buffer.concat(this.sent));
    done();
  }

  private send(bytes: Buffer): void {
    if (this.onWhole) this.sent.push(bytes);
    this.push(bytes);
  }

  /** Remix streams its scripts after the document that React closes, where HTML allows nothing: its end is sent last. */
  private withoutEnd(bytes: Buffer): Buffer {
    const end = this.isEndHeld ? -1 : bytes.indexOf(DOCUMENT_END);
    if (end === -1) return bytes;
    this.isEndHeld = true;
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(end + DOCUMENT_END.length)]);
  }
}

/**
 * React 18 hands over its whole buffer when a letter of several bytes does not fit into the rest of it; the bytes that
 * stay empty would stand in the page as broken characters. No page holds a zero byte otherwise.
 */
function withoutPadding(piece: Buffer): Buffer {
  let end = piece.length;
  while (end > 0 && piece[end - 1] === 0) end--;
  return piece.subarray(0, end);
}
