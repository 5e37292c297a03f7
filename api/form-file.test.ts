import { describe, expect, it } from "vitest";
import { bundleForm } from "../tests/fixtures/bundle-form";
import { openFormFile, readFormFile } from "./form-file";

const CHUNK_BYTES = 64 * 1024;
const TYPE = "multipart/form-data; boundary=edge";

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
}

const part = (disposition: string, content: string) =>
  `--edge\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;
const FILE = part('name="file"; filename="kite.png"', "kite");

describe("the file of a form", () => {
  it("is read whole, with its own content type", async () => {
    const { body, headers } = await bundleForm(Buffer.from([0, 255, 13, 10]));
    const read = await readFormFile(headers["content-type"] ?? "", streamOf(body));
    expect([...read.bytes]).toEqual([0, 255, 13, 10]);
    expect((await readFormFile(TYPE, streamOf(FILE, "--edge--\r\n"))).contentType).toBe("image/png");
  });

  it("is found among other fields and files, in pieces of any size", async () => {
    const form =
      part('name="title"', "Kite") +
      part('name="other"; filename="a"', "x") +
      FILE +
      part('name="file"; filename="b"', "x") +
      "--edge--\r\n";
    const pieces = [...form].map((character) => character);
    expect(Buffer.from((await readFormFile(TYPE, streamOf(...pieces))).bytes).toString()).toBe("kite");
  });

  it.each([
    ["has another name", TYPE, streamOf(part('name="zip"; filename="a.zip"', "x"), "--edge--\r\n"), 'no file "file"'],
    ["is missing", TYPE, streamOf("--edge--\r\n"), 'no file "file"'],
    ["is missing with the body", TYPE, null, 'no file "file"'],
    ["has no boundary", "multipart/form-data", streamOf(FILE), "boundary"],
    ["is no form", TYPE, streamOf("not a form"), "incomplete"],
  ])("is refused when it %s", async (_, type, body, message) => {
    await expect(openFormFile(type, body)).rejects.toMatchObject({
      code: "invalid_request_payload",
      details: { message: expect.stringContaining(message) as string },
    });
  });

  it("fails while it is read when the form breaks off", async () => {
    await expect(readFormFile(TYPE, streamOf(FILE.slice(0, -2)))).rejects.toMatchObject({
      code: "invalid_request_payload",
    });
  });

  it("is fetched as fast as it is read, never whole", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(FILE.slice(0, -2)) : new Uint8Array(CHUNK_BYTES));
        sent += CHUNK_BYTES;
      },
    });
    let read = 0;
    const { pieces } = await openFormFile(TYPE, body);
    for await (const piece of pieces) {
      read += piece.length;
      if (read > 20 * CHUNK_BYTES) break;
    }
    expect(sent).toBeLessThan(30 * CHUNK_BYTES);
  });
});
