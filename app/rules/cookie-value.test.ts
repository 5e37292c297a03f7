import { expect, it } from "vitest";
import { cookieValue } from "./cookie-value";

it.each([
  ["a=1; theme=x; b=2", "x"],
  ["theme=x;b=2", "x"],
  ["theme=", ""],
  ["theme=a=b", "a=b"],
  ["theme=first; theme=second", "first"],
  ["theme=planted; __Host-theme=own", "own"],
  ["__Host-theme=own", "own"],
  ["__Secure-theme=x", null],
  ["my-theme=x", null],
  ["themes=x", null],
  ["theme", null],
  ["", null],
])("the theme of %j is %j", (cookies, value) => {
  expect(cookieValue(cookies, "theme")).toBe(value);
});
