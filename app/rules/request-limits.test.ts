import { expect, it } from "vitest";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import { isDeeperThan, isRejectedStatus, rejectedStatus, REQUEST_LIMITS } from "./request-limits";

const { addressLength, parameters, headers, bodyBytes, uploadBytes, pictureBytes, bundleBytes } = REQUEST_LIMITS;
const LONG = `/${"x".repeat(addressLength)}`;
const MULTIPART = "multipart/form-data; boundary=x";
const PICTURES = "/de/desk/games/3f1c8a9e-6f0e-4b7a-9a53-3f6d6f5d1a06/pictures/";
const ENTRY_ID = "3f1c8a9e-6f0e-4b7a-9a53-3f6d6f5d1a06";
const ENTRY = `/desk/pages/${ENTRY_ID}/sections/${ENTRY_ID}/entries/${ENTRY_ID}/`;
const GAME = "/pt-br/studio/games/5b0d4c9e/?_data=route";

const bodyOf = (bytes: number, type = "application/octet-stream") => ({
  headers: { "content-length": String(bytes), "content-type": type },
});

it.each([
  ["a page", { address: "/de/discover/?page=2&sort=new" }, null],
  ["the longest URL", { address: LONG.slice(0, addressLength) }, null],
  ["a longer URL", { address: LONG }, 414],
  ["the maximum number of parameters", { address: `/?${Array(parameters).fill("a=1").join("&")}` }, null],
  [
    "one parameter more",
    {
      address: `/?${Array(parameters + 1)
        .fill("a=1")
        .join("&")}`,
    },
    400,
  ],
  ["a path with too many ampersands", { address: `/${"&".repeat(parameters + 1)}` }, null],
  ["the maximum number of headers", { headerCount: headers }, null],
  ["one header more", { headerCount: headers + 1 }, 431],
  ["the longest body", { headers: { "content-length": String(bodyBytes) } }, null],
  ["a longer body", { headers: { "content-length": String(bodyBytes + 1) } }, 413],
  [
    "a longer body with a content type",
    { headers: { "content-length": String(bodyBytes + 1), "content-type": "application/json" } },
    413,
  ],
  ["an upload", { headers: { "content-length": String(uploadBytes), "content-type": MULTIPART } }, null],
  ["a larger upload", { headers: { "content-length": String(uploadBytes + 1), "content-type": MULTIPART } }, 413],
  ["the largest bundle", { address: GAME, ...bodyOf(bundleBytes, MULTIPART) }, null],
  ["a larger bundle", { address: GAME, ...bodyOf(bundleBytes + 1, MULTIPART) }, 413],
  ["a long text for the page of bundles", { address: GAME, ...bodyOf(bodyBytes + 1, "text/plain") }, 413],
  ["a game's picture", { address: PICTURES, ...bodyOf(pictureBytes, MULTIPART) }, null],
  ["a larger one", { address: PICTURES, ...bodyOf(pictureBytes + 1, MULTIPART) }, 413],
  ["an entry's picture", { address: ENTRY, ...bodyOf(pictureBytes, MULTIPART) }, null],
  ["a larger one of an entry", { address: ENTRY, ...bodyOf(pictureBytes + 1, MULTIPART) }, 413],
  ["a game's picture for another page", { address: "/desk/games/", ...bodyOf(uploadBytes + 1, MULTIPART) }, 413],
  ["a bundle for another page", { address: "/studio/", ...bodyOf(uploadBytes + 1, MULTIPART) }, 413],
  ["a part of a bundle", { address: "/api/studio-uploads/?part=1", ...bodyOf(UPLOAD_PART_BYTES) }, null],
  ["a larger part", { address: "/api/studio-uploads/?part=1", ...bodyOf(UPLOAD_PART_BYTES + 1) }, 413],
  ["a part for another address", { address: "/api/plays/", ...bodyOf(UPLOAD_PART_BYTES) }, 413],
  ["a body without a length", { headers: {} }, null],
  ["a URL of the API", { address: `/embedded/api${LONG}` }, null],
  ["too many headers for the API", { address: "/embedded/api/profile", headerCount: headers + 1 }, 431],
])("%s", (_, request, status) => {
  expect(rejectedStatus({ address: "/", headerCount: 20, headers: {}, ...request })).toBe(status);
});

it.each([400, 413, 414, 429, 431])("status %s is a rejection", (status) => {
  expect(isRejectedStatus(status)).toBe(true);
});

it.each([200, 401, 404, 411, 412, 415, 430, 500])("status %s is not a rejection", (status) => {
  expect(isRejectedStatus(status)).toBe(false);
});

it("counts arrays and objects", () => {
  expect(isDeeperThan("text", 0)).toBe(false);
  expect(isDeeperThan(null, 0)).toBe(false);
  expect(isDeeperThan({}, 0)).toBe(true);
  expect(isDeeperThan({ a: [1, 2] }, 2)).toBe(false);
  expect(isDeeperThan({ a: 1, b: [[1]] }, 2)).toBe(true);
});

it("handles extremely deep nesting", () => {
  const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(isDeeperThan(deep, 32)).toBe(true);
});
