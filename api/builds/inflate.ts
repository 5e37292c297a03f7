import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliDecompress, createGunzip } from "node:zlib";
import type { FileType } from "./file-types";

type Encoding = NonNullable<FileType["encoding"]>;

/** Fails like the content where that cannot be read. */
export function inflated(content: Readable, encoding: Encoding): Readable {
  const inflate = createInflate(encoding);
  return pipeline(content, inflate, (error) => {
    if (error) inflate.destroy(error);
  });
}

function createInflate(encoding: Encoding) {
  return encoding === "br"
    ? createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH })
    : createGunzip({ flush: constants.Z_SYNC_FLUSH });
}

/** What the first bytes of a compressed file inflate to, at most one chunk; null where they are not compressed. */
export async function inflateStart(head: Uint8Array, encoding: Encoding): Promise<Buffer | null> {
  const inflate = createInflate(encoding);
  try {
    return await new Promise<Buffer | null>((resolve) => {
      const resolveWithOutput = () => {
        const output: unknown = inflate.read();
        resolve(Buffer.isBuffer(output) ? output : Buffer.alloc(0));
      };
      inflate.on("error", () => {
        resolve(null);
      });
      inflate.once("readable", resolveWithOutput);
      inflate.write(head, (error) => {
        if (!error) resolveWithOutput();
      });
    });
  } finally {
    inflate.destroy();
  }
}
