import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";

describe.each([
  ["webm-640x360.webm", "video/webm"],
  ["mp4-640x360.mp4", "video/mp4"],
])("the film %s", (file, mimeType) => {
  const FILM = `/media/play/lantern-run/film/${file}`;
  let api: TestApi;
  let whole: Uint8Array;
  const part = async (range: string) => {
    const answer = await api.fetch(FILM, { headers: { range } });
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };

  beforeAll(async () => {
    api = await startTestApi();
    whole = new Uint8Array(await (await api.fetch(FILM)).arrayBuffer());
  });

  it("is served completely, with accept-ranges", async () => {
    const { status, headers } = await api.fetch(FILM);
    expect([status, headers.get("content-type"), headers.get("accept-ranges")]).toEqual([200, mimeType, "bytes"]);
    expect(whole.byteLength).toBeGreaterThan(50_000);
  });

  it.each([
    ["bytes=0-99", 0, 100],
    ["bytes=1000-1000", 1000, 1001],
    ["bytes=40000-", 40_000, Infinity],
    ["bytes=-64", -64, Infinity],
    ["bytes=100-99999999", 100, Infinity],
  ])("is served in ranges: %s", async (range, from, to) => {
    const { answer, bytes } = await part(range);
    const wanted = whole.slice(from, to);
    const start = whole.byteLength - whole.slice(from).byteLength;
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(
      `bytes ${String(start)}-${String(start + wanted.byteLength - 1)}/${String(whole.byteLength)}`,
    );
    expect(bytes).toEqual(wanted);
  });

  it.each(["bytes=99999999-", "bytes=-0"])("returns 416 for %s", async (range) => {
    const { answer } = await part(range);
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${String(whole.byteLength)}`);
  });

  it.each(["bytes=5-1", "bytes=0-1,5-6", "lines=1-2", "bytes=-"])("is served completely for %s", async (range) => {
    const { answer, bytes } = await part(range);
    expect([answer.status, bytes.byteLength]).toEqual([200, whole.byteLength]);
  });
});
