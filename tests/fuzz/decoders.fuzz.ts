import { createHash } from "node:crypto";
import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { consumeSavedForm } from "~/server/saved-form.server";
import { hashScripts, newScriptNonce } from "~/server/script-hashes.server";
import { consumeToast } from "~/server/toast.server";
import { readSubscription, signSubscription } from "~api/identity/subscription-token";
import { renderAvatar } from "~api/store/people/avatar-rendering";
import { findUnstorable } from "~api/storable-input";
import { fuzz, textOf } from "./fuzz";

const OWN_HASH = `'sha256-${createHash("sha256").update("own()").digest("base64")}'`;

it("a script in a page's content never counts as the page's own", async () => {
  const pieces = fc.array(textOf("<script>", "</script>", " nonce=", '"', "é", "<!--"), { minLength: 1, maxLength: 5 });
  await fuzz(pieces, (texts) => {
    const nonce = newScriptNonce();
    const page = texts.map((text) => `<script nonce="${nonce}">own()</script>${text}`).join("");
    const { html, hashes } = hashScripts(Buffer.from(page), nonce);
    expect(hashes).toEqual([OWN_HASH]);
    expect(html.toString()).not.toContain(nonce);
  });
});

it("a cookie that the portal did not sign yields no form and no message", async () => {
  const cookies = textOf("kept-form=", "toast=", "__Host-", "eyJ", ".", "; ", "%", "AAAA", "q1YqSy0q", "=");
  const printable = cookies.map((text) => text.replace(/[^\x20-\x7e]/g, ""));
  await fuzz(printable, async (cookie) => {
    const request = new Request("https://a.test/profile/", { headers: { cookie } });
    expect(await consumeSavedForm(request, "somebody")).toBeNull();
    expect(await consumeToast(request)).toMatchObject({ toast: null });
  });
});

it("a mail's token is valid only as it was signed", async () => {
  const secret = "a secret for this test";
  const genuine = signSubscription(secret, { userId: "0b7e6f0e-5f0a-4a54-9a7b-1f2d3c4b5a69", kind: "MARKETING" });
  const changes = fc.tuple(fc.nat(genuine.length), fc.nat(3), textOf(".", "A", "=", "-", "_"));
  await fuzz(changes, ([at, removed, added]) => {
    const token = genuine.slice(0, at) + added + genuine.slice(at + removed);
    const read = readSubscription(secret, token);
    if (token !== genuine) expect(read).toBeNull();
  });
});

it("a file becomes a valid picture or null", async () => {
  const flat = { create: { width: 24, height: 16, channels: 3, background: "#c04" } } as const;
  const files = await Promise.all([
    sharp(flat).png().toBuffer(),
    sharp(flat).jpeg().toBuffer(),
    sharp(flat).webp().toBuffer(),
    sharp(flat).gif().toBuffer(),
  ]);
  const changes = fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 12 });
  const damaged = fc.tuple(fc.constantFrom(...files), changes, fc.nat(2_000)).map(([file, bytes, end]) => {
    const copy = Buffer.from(file);
    for (const [at, value] of bytes) copy[at % copy.length] = value;
    return copy.subarray(0, Math.max(1, copy.length - (end % 40)));
  });
  const inputs = fc.oneof(
    { weight: 5, arbitrary: damaged },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  );
  await fuzz(inputs, async (file) => {
    const picture = await renderAvatar(file);
    if (picture) expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 128, height: 128 });
  });
});

it("a value that no database can store is found at any depth", async () => {
  await fuzz(fc.jsonValue({ maxDepth: 8, stringUnit: "binary" }), (value) => {
    if (findUnstorable(value)) return;
    // Well-formed JSON.stringify escapes what PostgreSQL rejects.
    expect(JSON.stringify(value).replaceAll("\\\\", "")).not.toMatch(/\\u(0000|d[89a-f])/);
  });
});
