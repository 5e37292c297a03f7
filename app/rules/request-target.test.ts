import { expect, it } from "vitest";
import { readRequestTarget } from "./request-target";

it.each([
  ["/de/?a=1", { address: "/de/?a=1" }],
  ["//evil.example/", { address: "//evil.example/" }],
  ["http://play.example", { address: "/", host: "play.example" }],
  ["HTTP://play.example:8080/de/?a=1", { address: "/de/?a=1", host: "play.example:8080" }],
  ["https://play.example//evil.example/", { address: "//evil.example/", host: "play.example" }],
  ["*", null],
  ["play.example:443", null],
  ["ftp://play.example/", null],
  ["http://", null],
  ["http://[play/", null],
  ["", null],
])("reads %j as %j", (target, expected) => {
  expect(readRequestTarget(target)).toEqual(expected);
});
