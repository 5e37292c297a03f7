import { beforeEach, expect, it, vi } from "vitest";
import { fetchEmbeddedApi } from "~/api-client/embedded-api.server";
import { fetchRemoteApi } from "~/api-client/remote-api.server";
import { loadCoverBytes } from "./cover-bytes.server";

vi.mock("~/api-client/remote-api.server", () => ({ fetchRemoteApi: vi.fn() }));
vi.mock("~/api-client/embedded-api.server", () => ({ fetchEmbeddedApi: vi.fn() }));

beforeEach(() => {
  vi.mocked(fetchRemoteApi).mockReset();
  vi.mocked(fetchEmbeddedApi).mockReset();
});

it.each([
  "http://169.254.169.254/latest/meta-data/",
  "http://localhost:5432/",
  "http://127.0.0.1/admin",
  "http://[::1]/",
  "http://0x7f000001/",
  "http://portal.test:8080/media/cover.jpg",
  "https://portal.test/media/cover.jpg",
  "http://portal.test@evil.example/cover.jpg",
  "http://portal.test.evil.example/cover.jpg",
  "//evil.example/cover.jpg",
  "\\\\evil.example\\cover.jpg",
  "file:///etc/passwd",
  "data:image/png;base64,AAAA",
  "ftp://portal.test/cover.jpg",
])("makes no request for %s", async (address) => {
  await expect(loadCoverBytes(address)).rejects.toThrow("Pictures are not fetched from");
  expect(fetchRemoteApi).not.toHaveBeenCalled();
  expect(fetchEmbeddedApi).not.toHaveBeenCalled();
});

it.each(["/../package.json", "/%2e%2e/package.json", "/media/..%2f..%2fpackage.json", "/%2e%2e%2fpackage.json"])(
  "reads no file outside the public folder for %s",
  async (address) => {
    await expect(loadCoverBytes(address)).rejects.toThrow();
    expect(fetchRemoteApi).not.toHaveBeenCalled();
  },
);

it("reads the portal's own art without a network request", async () => {
  expect((await loadCoverBytes("/favicon.svg")).toString()).toContain("<svg");
  expect(fetchRemoteApi).not.toHaveBeenCalled();
});

it("accepts only pictures from the API", async () => {
  const html = new Response("<p>secret</p>", { headers: { "content-type": "text/html" } });
  vi.mocked(fetchEmbeddedApi).mockResolvedValue(html);
  await expect(loadCoverBytes("/embedded/api/profile")).rejects.toThrow("not a picture: status 200");
});
