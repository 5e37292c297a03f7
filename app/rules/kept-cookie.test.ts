import { expect, it } from "vitest";
import { keptCookie } from "./kept-cookie";

const COOKIE = { name: "theme", value: "lambda.dark", maxAgeSeconds: 60 };

it("keeps its name over http", () => {
  expect(keptCookie(COOKIE, { protocol: "http:" })).toBe("theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax");
});

it("is bound to its host over https", () => {
  expect(keptCookie(COOKIE, new URL("https://play.test/de/"))).toBe(
    "__Host-theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax; Secure",
  );
});
