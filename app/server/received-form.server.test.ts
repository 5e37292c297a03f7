import { describe, expect, it, vi } from "vitest";
import { receiveForm, type ReceivedForm } from "./received-form.server";

const BOUNDARY = "----portal-test";
const MEGABYTE = 1024 * 1024;

function post(body: BodyInit, type = `multipart/form-data; boundary=${BOUNDARY}`): Request {
  const init = { method: "POST", headers: { "content-type": type }, body, duplex: "half" as const };
  return new Request("https://portal.test/", init);
}

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileStart = (name = "game.zip") =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/zip\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

/** In pieces of a size that cuts boundaries and headers anywhere. */
function inPieces(body: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      if (start >= body.length) return controller.close();
      controller.enqueue(body.subarray(start, (start += size)));
    },
  });
}

const whole = async ({ fields, file }: ReceivedForm) => ({
  fields,
  content: file && (await file.read(0, file.bytes)).toString("latin1"),
  bytes: file?.bytes ?? null,
});

describe("receiveForm", () => {
  it.each([1, 7, 64, 100_000])("reads fields and file in pieces of %d bytes", async (size) => {
    const content = `\r\n--${BOUNDARY.slice(0, -1)}\r\n\u0000binary--\r\n`;
    const body = Buffer.from(
      `${field("intent", "upload")}${field("version", "1.0.0.1")}${fileStart()}${content}${END}`,
    );
    expect(await receiveForm(post(inPieces(body, size)), MEGABYTE, whole)).toEqual({
      fields: { intent: "upload", version: "1.0.0.1" },
      content,
      bytes: content.length,
    });
  });

  it("reads any part of the file", async () => {
    const body = `${fileStart()}0123456789${END}`;
    const parts = await receiveForm(post(body), MEGABYTE, async ({ file }) =>
      Promise.all([file?.read(0, 4), file?.read(4, 4), file?.read(8, 4)]),
    );
    expect(parts.map(String)).toEqual(["0123", "4567", "89"]);
  });

  it("has no file where none was chosen", async () => {
    const body = `${field("intent", "upload")}${fileStart("")}${END}`;
    expect(await receiveForm(post(body), MEGABYTE, whole)).toMatchObject({ content: null, bytes: null });
  });

  it("counts a file that is too large without storing it", async () => {
    const body = `${fileStart()}${"x".repeat(3 * MEGABYTE)}${END}`;
    const bytes = await receiveForm(post(body), MEGABYTE, ({ file }) => Promise.resolve(file?.bytes));
    expect(bytes).toBe(3 * MEGABYTE);
  });

  it.each([
    ["a form that is cut off", `${field("intent", "upload")}${fileStart()}012`],
    ["two files", `${fileStart()}0\r\n${fileStart()}1${END}`],
    ["too many fields", `${field("a", "1").repeat(30)}${fileStart()}0${END}`],
    ["a long field", `${field("a", "x".repeat(100_000))}${fileStart()}0${END}`],
    ["an endless header", `--${BOUNDARY}\r\n${"X-Long: y\r\n".repeat(50_000)}`],
    ["no form at all", "hello"],
  ])("responds with 400 to %s", async (_, body) => {
    await expect(receiveForm(post(body), MEGABYTE, whole)).rejects.toMatchObject({ status: 400 });
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data", 'multipart/form-data; boundary="a b"'])(
    "responds with 400 to the type %s",
    async (type) => {
      await expect(receiveForm(post("a=1", type), MEGABYTE, whole)).rejects.toMatchObject({ status: 400 });
    },
  );

  it("calls nobody for a form that it does not accept", async () => {
    const use = vi.fn();
    await receiveForm(post("hello"), MEGABYTE, use).catch(() => undefined);
    expect(use).not.toHaveBeenCalled();
  });
});
