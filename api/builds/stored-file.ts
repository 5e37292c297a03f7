import type { FileType } from "./file-types";

/** A file in the file store. Bytes: of the file, and of its compressed forms, null where they would not be smaller. */
export type StoredFile = { hash: string; bytes: number; brotliBytes: number | null; gzipBytes: number | null };

/** A file as it is served. */
export type BuildFile = StoredFile & Pick<FileType, "contentType" | "encoding">;

/** Remembers what the file store has. */
export type StoredFileIndex = {
  /** Keeps the file from being collected while it is imported. Null: it has to be stored first. */
  claim: (file: Pick<StoredFile, "hash" | "bytes">) => Promise<StoredFile | null>;
  /** Called when all its forms are in the file store. */
  complete: (file: StoredFile) => Promise<void>;
};
