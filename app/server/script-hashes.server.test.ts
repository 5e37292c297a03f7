import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashScripts, newScriptNonce } from "./script-hashes.server";

function hashesOf(page: string, nonce: string) {
  const { html, hashes } = hashScripts(Buffer.from(page), nonce);
  return { html: html.toString(), hashes };
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the scripts of a page", () => {
  it("are hashed as they are sent, and lose their nonce", () => {
    const page = '<p>ü</p><script nonce="n-1">let a = "ü";\nb()</script><script nonce="n-1" async="">c()</script>';
    expect(hashesOf(page, "n-1")).toEqual({
      html: '<p>ü</p><script>let a = "ü";\nb()</script><script async="">c()</script>',
      hashes: [hashOf('let a = "ü";\nb()'), hashOf("c()")],
    });
  });

  it.each(["<script>evil()</script>", '<script nonce="guess">evil()</script>', "<script nonce>evil()</script>"])(
    "do not include %s of content",
    (injected) => {
      const nonce = newScriptNonce();
      const page = `${injected}<script nonce="${nonce}">own()</script>${injected}`;
      expect(hashesOf(page, nonce).hashes).toEqual([hashOf("own()")]);
    },
  );

  it("are listed once", () => {
    expect(hashesOf('<script nonce="n">a</script><script nonce="n">a</script>', "n").hashes).toHaveLength(1);
  });

  it("have an unguessable nonce", () => {
    expect(new Set(Array.from({ length: 100 }, newScriptNonce)).size).toBe(100);
    expect(newScriptNonce()).toMatch(/^[\w-]{22}$/);
  });
});
