import type { Readable } from "node:stream";

/** Files by key. What a key of a build's file stands for never changes. */
export type FileStore = {
  /** Folder for unfinished files, from which `add` takes them. */
  workFolder: string;
  /** Which of the keys are stored. */
  has: (keys: readonly string[]) => Promise<Set<string>>;
  /** Takes over the file at `source`, whole or not at all. */
  add: (key: string, source: string) => Promise<void>;
  /** The bytes from `start` to `end`, both included; rejects if the key is not stored. */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  delete: (keys: readonly string[]) => Promise<void>;
  /** Rejects where files cannot be stored. */
  check: () => Promise<void>;
};

export type ByteRange = { start: number; end: number };
type PictureForm = { width: number; height: number; format: "webp" | "jpg" };

const HASH_KEY = /^[0-9a-f]{64}(\.br|\.gz)?$/;
const PART_KEY = /^uploads\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{1,5}$/;
const PICTURE_KEY = /^pictures\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{1,4}x\d{1,4}\.(webp|jpg)$/;
const KEYS = [HASH_KEY, PART_KEY, PICTURE_KEY];

/** A key becomes a path or an address. */
export function assertKey(key: string): void {
  if (!KEYS.some((pattern) => pattern.test(key))) throw new Error(`"${key}" is no key of a stored file`);
}

export function partKey(uploadId: string, part: number): string {
  return `uploads/${uploadId}/${String(part)}`;
}

export function pictureKey(pictureId: string, { width, height, format }: PictureForm): string {
  return `pictures/${pictureId}/${String(width)}x${String(height)}.${format}`;
}
