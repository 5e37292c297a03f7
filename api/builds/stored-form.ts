import type { Readable } from "node:stream";
import type { ByteRange, FileStore } from "./file-store";
import { inflated } from "./inflate";
import type { BuildFile } from "./stored-file";

/** Which stored bytes answer a request, and with which Content-Encoding. */
export type StoredForm = {
  key: string;
  bytes: number;
  encoding: "br" | "gzip" | null;
  /** The engine compressed the file and the client cannot inflate it: the length is not known, there are no ranges. */
  inflates: boolean;
};

export function chooseForm(
  file: BuildFile,
  { acceptEncoding, hasRange }: { acceptEncoding: string | null; hasRange: boolean },
): StoredForm {
  const { hash, bytes, encoding, brotliBytes, gzipBytes } = file;
  const itself = { key: hash, bytes, encoding, inflates: false };
  if (encoding !== null)
    return accepts(acceptEncoding, encoding) ? itself : { ...itself, encoding: null, inflates: true };
  if (hasRange) return itself;
  const forms: StoredForm[] = [itself];
  if (brotliBytes !== null && accepts(acceptEncoding, "br"))
    forms.push({ key: `${hash}.br`, bytes: brotliBytes, encoding: "br", inflates: false });
  if (gzipBytes !== null && accepts(acceptEncoding, "gzip"))
    forms.push({ key: `${hash}.gz`, bytes: gzipBytes, encoding: "gzip", inflates: false });
  return forms.reduce((best, form) => (form.bytes < best.bytes ? form : best));
}

/** Throws at once where the file is not stored. */
export async function openForm(
  store: FileStore,
  file: BuildFile,
  form: StoredForm,
  range?: ByteRange,
): Promise<Readable> {
  if (!form.inflates || file.encoding === null) return store.read(form.key, range);
  return inflated(await store.read(form.key), file.encoding);
}

/** "br;q=0" refuses; without a header nothing but the file itself is accepted. */
export function accepts(acceptEncoding: string | null, encoding: string): boolean {
  const codings = (acceptEncoding ?? "").split(",").map((part) => {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
    return { name, isRefused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
  });
  const found = codings.find(({ name }) => name === encoding) ?? codings.find(({ name }) => name === "*");
  return found !== undefined && !found.isRefused;
}
