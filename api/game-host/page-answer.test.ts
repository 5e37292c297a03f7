import { Readable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import type { FileStore } from "../builds/file-store";
import type { BuildFile } from "../builds/stored-file";
import type { GameRequest } from "./game-answer";
import { createPageAnswers } from "./page-answer";

const SMALL = Buffer.from("<!doctype html><title>A game</title>");
const LARGE_BYTES = 5 * 1024 * 1024;
const request: GameRequest = {
  method: "GET",
  path: "/",
  header: (name) => (name === "accept-encoding" ? "br" : null),
};
const pageOf = (hash: string, bytes: number): BuildFile => {
  return { hash, bytes, contentType: "text/html", encoding: null, brotliBytes: null, gzipBytes: null };
};
/** Only what pages need of a store. */
const answersFrom = (read: FileStore["read"]) => createPageAnswers({ read } as FileStore);

describe("compressing pages", () => {
  it("happens once for each page, and two at once", async () => {
    const waiting: (() => void)[] = [];
    const read = vi.fn(async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return Readable.from([SMALL]);
    });
    const answer = answersFrom(read);
    const requests = ["a", "a", "b", "c", "d"].map((hash) => answer(pageOf(hash, SMALL.length), "", request));
    for (const started of [2, 4]) {
      await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(started));
      for (const go of waiting.splice(0)) go();
    }
    for (const { headers } of await Promise.all(requests)) expect(headers["Content-Encoding"]).toBe("br");
    expect(read).toHaveBeenCalledTimes(4);
  });

  it("ends for large pages where many readers have one, until one is done", async () => {
    const answer = answersFrom(() => Promise.resolve(Readable.from([Buffer.alloc(LARGE_BYTES)])));
    const open = () => answer(pageOf("large", LARGE_BYTES), "", request);
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await open());
    expect(answers.map(({ headers }) => headers["Content-Encoding"] ?? null)).toEqual(["br", "br", "br", "br", null]);
    for (const { body } of answers) if (body instanceof Readable) body.destroy();
    await vi.waitFor(async () => {
      const { body, headers } = await open();
      if (body instanceof Readable) body.destroy();
      expect(headers["Content-Encoding"]).toBe("br");
    });
  });
});
