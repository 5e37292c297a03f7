import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { brotliPage, gzippedPage, toCachedPage, plainPage } from "./cached-page.server";

const newNonce = () => randomBytes(16).toString("base64");
const words = Array.from({ length: 3_000 }, (_, index) => `word${String(index * 7919)} ü`).join(" ");
const pageWith = (nonce: string) =>
  `<html><head><script nonce="${nonce}">1</script></head><body>${words}<script nonce="${nonce}">2</script>` +
  `${words.toUpperCase()}<script nonce="${nonce}">3</script></body></html>`;

describe("a kept page", () => {
  it("is the same in every form, with the nonce that it is answered with", async () => {
    const first = newNonce();
    const kept = await toCachedPage(Buffer.from(pageWith(first)), first);
    for (const nonce of [newNonce(), newNonce(), first]) {
      const wanted = pageWith(nonce);
      expect(plainPage(kept, nonce).toString()).toBe(wanted);
      expect(gunzipSync(gzippedPage(kept, nonce)).toString()).toBe(wanted);
      expect(brotliDecompressSync(brotliPage(kept, nonce) ?? Buffer.alloc(0)).toString()).toBe(wanted);
    }
  });

  it("does without brotli where a nonce would not be the answer's own", async () => {
    const nonce = newNonce();
    const kept = await toCachedPage(Buffer.from("<p>no script</p>"), nonce);
    expect(brotliPage(kept, nonce)).toBeNull();
    expect(gunzipSync(gzippedPage(kept, nonce)).toString()).toBe("<p>no script</p>");
  });

  it("is kept in brotli for any nonce that may come", async () => {
    for (let turn = 0; turn < 50; turn++) {
      const nonce = newNonce();
      const kept = await toCachedPage(Buffer.from(pageWith(nonce)), nonce);
      expect(kept.brotli).not.toBeNull();
    }
  });
});
