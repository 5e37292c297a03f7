import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UploadResponse } from "~/view-models/studio/upload";
import { stubPortal } from "../../tests/fixtures/stub-portal";
import { sendFilePart } from "./send-file-part";
import { sendUpload } from "./send-upload";

vi.mock("./send-file-part", () => ({ sendFilePart: vi.fn() }));

const PART = 4;
const UPLOAD_ID = "5d1c0a34-6f0e-4b7a-9a53-3f6d6f5d1a06";
const ADDRESS = "/api/studio-uploads/";
const TARGET = { locale: "en", gameId: "game-1", track: "internal", version: "" } as const;

const zip = (content: string, name = "game.zip") => new File([content], name, { lastModified: 1 });
const response = (receivedBytes: number, bytes: number): UploadResponse => ({
  ...{ ok: true, uploadId: UPLOAD_ID, bytes, receivedBytes, partBytes: PART, heading: "", progress: null },
  state: receivedBytes < bytes ? "RECEIVING" : "CHECKING",
});

async function send(file: File, options: { target?: object; signal?: AbortSignal } = {}) {
  let isDone = false;
  const { signal = new AbortController().signal } = options;
  const onProgress = (bytes: number) => progress.push(bytes);
  const sending = sendUpload(file, { ...TARGET, ...options.target }, { signal, onProgress });
  void sending.finally(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(1_000);
  return sending;
}

let progress: number[];
let parts: [address: string, content: string][];
/** What the portal has; a part arrives unless `lose` takes it. */
let received: number;
let lose: (attempt: number) => unknown;

beforeEach(() => {
  [progress, parts, received] = [[], [], 0];
  lose = () => null;
  vi.mocked(sendFilePart)
    .mockReset()
    .mockImplementation(async (address, part, { onProgress }) => {
      const lost = lose(parts.length);
      parts.push([address, await part.text()]);
      if (lost !== null) return lost;
      onProgress(part.size);
      received += part.size;
      return response(received, total);
    });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

let total: number;
const portal = (file: File) => {
  total = file.size;
  return stubPortal({ [ADDRESS]: () => response(received, total) });
};

describe("sendUpload", () => {
  it("sends the file in parts and says how far it is", async () => {
    const file = zip("0123456789");
    const requests = portal(file);
    expect(await send(file)).toMatchObject({ ok: true, uploadId: UPLOAD_ID, state: "CHECKING" });
    expect(requests).toEqual([`${ADDRESS}?locale=en`]);
    expect(parts).toEqual([
      [`${ADDRESS}?locale=en&uploadId=${UPLOAD_ID}&part=0`, "0123"],
      [`${ADDRESS}?locale=en&uploadId=${UPLOAD_ID}&part=1`, "4567"],
      [`${ADDRESS}?locale=en&uploadId=${UPLOAD_ID}&part=2`, "89"],
    ]);
    expect(progress).toEqual([4, 8, 10]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ["does not get through", undefined],
    ["comes too early", { ok: false, error: "too_many_requests" }],
  ])("sends a part again that %s", async (_, answer) => {
    const file = zip("01234567");
    portal(file);
    lose = (attempt) => (attempt === 1 || attempt === 2 ? answer : null);
    expect(await send(file)).toMatchObject({ ok: true });
    expect(parts.map(([, content]) => content)).toEqual(["0123", "4567", "4567", "4567"]);
  });

  it("goes on with the same file where an earlier page stopped", async () => {
    const file = zip("0123456789");
    const requests = portal(file);
    const page = new AbortController();
    lose = (attempt) => {
      if (attempt < 1) return null;
      page.abort();
      return undefined;
    };
    expect(await send(file, { signal: page.signal })).toMatchObject({ ok: false, error: "unreachable" });
    lose = () => null;
    parts = [];
    expect(await send(zip("0123456789"))).toMatchObject({ ok: true });
    expect(requests.slice(1)).toEqual([`${ADDRESS}?locale=en&uploadId=${UPLOAD_ID}`]);
    expect(parts.map(([, content]) => content)).toEqual(["4567", "89"]);
  });

  it.each([
    ["another file", zip("0123456789", "other.zip"), {}],
    ["another track", zip("0123456789"), { track: "beta" }],
    ["another version", zip("0123456789"), { version: "2.0.0.0" }],
  ])("starts anew with %s", async (_, file, target) => {
    const requests = portal(file);
    const begun = { uploadId: UPLOAD_ID, file: "game.zip/10/1", track: "internal", version: "" };
    localStorage.setItem("studio-upload:game-1", JSON.stringify(begun));
    await send(file, { target });
    expect(requests).toEqual([`${ADDRESS}?locale=en`]);
  });

  it("stops at a refusal and forgets the upload", async () => {
    const file = zip("01234567");
    portal(file);
    lose = (attempt) => (attempt === 1 ? { ok: false, error: "upload_closed", message: "Ended." } : null);
    expect(await send(file)).toMatchObject({ ok: false, error: "upload_closed", message: "Ended." });
    expect(parts).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
  });

  it("says that the portal was not reached", async () => {
    stubPortal({});
    vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("offline"));
    expect(await send(zip("0123"))).toEqual({ ok: false, error: "unreachable" });
  });
});
