import { expect, it } from "vitest";
import { loadTheme } from "./theme.server";

const theme = (cookie?: string) =>
  loadTheme(new Request("http://portal.test/", cookie === undefined ? {} : { headers: { cookie } }));

it("applies the theme of the visitor's cookie on the first page", () => {
  expect(theme("sidebar=open; theme=vaporwave.dark").attributes).toEqual({
    "data-theme": "vaporwave",
    "data-mode": "dark",
  });
  expect(theme("theme=vaporwave.dark").stylesheet).not.toBeNull();
});

it("applies Classic in the system's mode by default", () => {
  const plain = { choice: { theme: null, mode: null }, attributes: { "data-theme": "classic" }, stylesheet: null };
  expect(theme()).toEqual(plain);
  expect(theme("theme=<script>.dark%22")).toEqual(plain);
});
