import { expect, it } from "vitest";
import { loadTheme } from "./theme.server";

const theme = (cookie?: string) =>
  loadTheme(new Request("http://portal.test/", cookie === undefined ? {} : { headers: { cookie } }));

it("wears what the visitor's cookie says, from the first page on", () => {
  expect(theme("sidebar=open; theme=vaporwave.dark").attributes).toEqual({
    "data-theme": "vaporwave",
    "data-mode": "dark",
  });
  expect(theme("theme=vaporwave.dark").stylesheet).not.toBeNull();
});

it("wears Classic in the system's mode for everybody else", () => {
  const plain = { choice: { theme: null, mode: null }, attributes: { "data-theme": "classic" }, stylesheet: null };
  expect(theme()).toEqual(plain);
  expect(theme("theme=<script>.dark%22")).toEqual(plain);
});
