import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { readRequestBody } from "./request-body.server";

const schema = z.object({ name: z.string(), score: z.coerce.number().int() });

const post = (body: BodyInit, type?: string) =>
  new Request("https://a.test/", { method: "POST", body, ...(type && { headers: { "content-type": type } }) });

describe("readRequestBody", () => {
  it("reads JSON and forms", async () => {
    const expected = { name: "a", score: 5 };
    await expect(readRequestBody(post('{"name":"a","score":5}', "application/json"), schema)).resolves.toEqual(
      expected,
    );
    await expect(readRequestBody(post(new URLSearchParams({ name: "a", score: "5" })), schema)).resolves.toEqual(
      expected,
    );
  });

  it.each([
    ["broken JSON", "{", "application/json"],
    ["a wrong shape", '{"name":1}', "application/json"],
    ["no form", "x", "text/plain"],
    ["a form that is cut off", "--x\r\nContent-Disposition: form-data; na", "multipart/form-data; boundary=x"],
    ["parts without a boundary", "name=a&score=5", "multipart/form-data"],
    ["JSON nested too deeply", `{"name":"a","score":${"[".repeat(50_000)}${"]".repeat(50_000)}}`, "application/json"],
  ])("responds with 400 to %s", async (_, body, type) => {
    await expect(readRequestBody(post(body, type), schema)).rejects.toMatchObject({ status: 400 });
  });

  it("reads forms up to the field limit, and responds with 400 to more", async () => {
    const required = [
      ["name", "a"],
      ["score", "5"],
    ];
    const fields = (count: number) => [...required, ...Array.from({ length: count - 2 }, () => ["more", "x"])];
    const asForm = (count: number) => new URLSearchParams(fields(count));
    const asParts = (count: number) => {
      const form = new FormData();
      for (const [name = "", value = ""] of fields(count)) form.append(name, value);
      return form;
    };
    const expected = { name: "a", score: 5 };
    await expect(readRequestBody(post(asForm(251)), schema)).resolves.toEqual(expected);
    await expect(readRequestBody(post(asForm(252)), schema)).rejects.toMatchObject({ status: 400 });
    // The final boundary is counted as well.
    await expect(readRequestBody(post(asParts(249)), schema)).resolves.toEqual(expected);
    await expect(readRequestBody(post(asParts(250)), schema)).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ["of which a quote is part", String.raw`"a\"b"`, 'a"b'],
    ["named twice", "a; boundary=b", "a"],
  ])("responds with 400 to an ambiguous boundary, such as one %s", async (_, header, boundary) => {
    const part = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${part("name", "a")}${part("score", "5")}--${boundary}--\r\n`;
    const request = post(body, `multipart/form-data; boundary=${header}`);
    await expect(readRequestBody(request, schema)).rejects.toMatchObject({ status: 400 });
  });

  it("responds with 413 to an endless body, and stops reading it", async () => {
    let pieces = 0;
    const cancel = vi.fn();
    const endless = new ReadableStream({
      pull(controller) {
        pieces++;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
      cancel,
    });
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", body: endless, headers, duplex: "half" as const };
    await expect(readRequestBody(new Request("https://a.test/", init), schema)).rejects.toMatchObject({ status: 413 });
    expect(pieces).toBeLessThan(10);
    // Cancelling would close the connection before the response.
    expect(cancel).not.toHaveBeenCalled();
  });
});
