import { Transform, type TransformCallback } from "node:stream";

const DOCUMENT_END = Buffer.from("</body></html>");

/** Buffers until React flushes: the compressor flushes every write, which more than doubles a page's bytes. */
export class HtmlStream extends Transform {
  private pieces: Buffer[] = [];

  constructor(private readonly onWhole?: (html: Buffer) => void) {
    super();
  }

  private readonly sent: Buffer[] = [];
  private isEndHeld = false;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    // React reuses the buffer.
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

  /** Sends the document's end last: Remix streams scripts after React has closed the document. */
  private withoutEnd(bytes: Buffer): Buffer {
    const end = this.isEndHeld ? -1 : bytes.indexOf(DOCUMENT_END);
    if (end === -1) return bytes;
    this.isEndHeld = true;
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(end + DOCUMENT_END.length)]);
  }
}

/** React 18 leaves zero bytes where a multi-byte character does not fit into its buffer; browsers would show them. */
function withoutPadding(piece: Buffer): Buffer {
  let end = piece.length;
  while (end > 0 && piece[end - 1] === 0) end--;
  return piece.subarray(0, end);
}
