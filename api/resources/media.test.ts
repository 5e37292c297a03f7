import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";

describe.each([
  ["webm-640x360.webm", "video/webm"],
  ["mp4-640x360.mp4", "video/mp4"],
])("the film %s", (file, mimeType) => {
  const FILM = `/media/play/lantern-run/film/${file}`;
  let api: TestApi;
  let full: Uint8Array;
  const fetchRange = async (range: string) => {
    const response = await api.fetch(FILM, { headers: { range } });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  beforeAll(async () => {
    api = await startTestApi();
    full = new Uint8Array(await (await api.fetch(FILM)).arrayBuffer());
  });

  it("is served completely, with accept-ranges", async () => {
    const { status, headers } = await api.fetch(FILM);
    expect([status, headers.get("content-type"), headers.get("accept-ranges")]).toEqual([200, mimeType, "bytes"]);
    expect(full.byteLength).toBeGreaterThan(50_000);
  });

  it.each([
    ["bytes=0-99", 0, 100],
    ["bytes=1000-1000", 1000, 1001],
    ["bytes=40000-", 40_000, Infinity],
    ["bytes=-64", -64, Infinity],
    ["bytes=100-99999999", 100, Infinity],
  ])("is served in ranges: %s", async (range, from, to) => {
    const { response, bytes } = await fetchRange(range);
    const expected = full.slice(from, to);
    const start = full.byteLength - full.slice(from).byteLength;
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(
      `bytes ${String(start)}-${String(start + expected.byteLength - 1)}/${String(full.byteLength)}`,
    );
    expect(bytes).toEqual(expected);
  });

  it.each(["bytes=99999999-", "bytes=-0"])("returns 416 for %s", async (range) => {
    const { response } = await fetchRange(range);
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe(`bytes */${String(full.byteLength)}`);
  });

  it.each(["bytes=5-1", "bytes=0-1,5-6", "lines=1-2", "bytes=-"])("is served completely for %s", async (range) => {
    const { response, bytes } = await fetchRange(range);
    expect([response.status, bytes.byteLength]).toEqual([200, full.byteLength]);
  });
});
