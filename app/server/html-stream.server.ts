import { Transform, type TransformCallback } from "node:stream";

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

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    // React reuses the buffer it hands over.
    this.pieces.push(Buffer.from(withoutPadding(piece)));
    done();
  }

  flush(): void {
    if (this.pieces.length === 0) return;
    const bytes = Buffer.concat(this.pieces);
    if (this.onWhole) this.sent.push(bytes);
    this.push(bytes);
    this.pieces = [];
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    this.onWhole?.(Buffer.concat(this.sent));
    done();
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
