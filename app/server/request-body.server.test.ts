import { describe, expect, it } from "vitest";
import * as z from "zod";
import { requestBody } from "./request-body.server";

const schema = z.object({ name: z.string(), score: z.coerce.number().int() });

const post = (body: BodyInit, type?: string) =>
  new Request("https://a.test/", { method: "POST", body, ...(type && { headers: { "content-type": type } }) });

describe("requestBody", () => {
  it("reads JSON and forms alike", async () => {
    const expected = { name: "a", score: 5 };
    await expect(requestBody(post('{"name":"a","score":5}', "application/json"), schema)).resolves.toEqual(expected);
    await expect(requestBody(post(new URLSearchParams({ name: "a", score: "5" })), schema)).resolves.toEqual(expected);
  });

  it.each([
    ["broken JSON", "{", "application/json"],
    ["a wrong shape", '{"name":1}', "application/json"],
    ["no form", "x", "text/plain"],
  ])("answers 400 to %s", async (_, body, type) => {
    await expect(requestBody(post(body, type), schema)).rejects.toMatchObject({ status: 400 });
  });
});
