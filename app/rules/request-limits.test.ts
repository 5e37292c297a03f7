import { expect, it } from "vitest";
import { isDeeperThan, isRejectedStatus, rejectedStatus, REQUEST_LIMITS } from "./request-limits";

const { addressLength, parameters, headers, bodyBytes, uploadBytes } = REQUEST_LIMITS;
const LONG = `/${"x".repeat(addressLength)}`;
const MULTIPART = "multipart/form-data; boundary=x";

it.each([
  ["a page", { address: "/de/discover/?page=2&sort=new" }, null],
  ["the longest address", { address: LONG.slice(0, addressLength) }, null],
  ["a longer one", { address: LONG }, 414],
  ["as many parameters as there may be", { address: `/?${Array(parameters).fill("a=1").join("&")}` }, null],
  [
    "one more",
    {
      address: `/?${Array(parameters + 1)
        .fill("a=1")
        .join("&")}`,
    },
    400,
  ],
  ["a path with as many signs that part parameters", { address: `/${"&".repeat(parameters + 1)}` }, null],
  ["as many headers as there may be", { headerCount: headers }, null],
  ["more of them", { headerCount: headers + 1 }, 431],
  ["the longest body", { headers: { "content-length": String(bodyBytes) } }, null],
  ["a longer one", { headers: { "content-length": String(bodyBytes + 1) } }, 413],
  [
    "a longer one that says what it is",
    { headers: { "content-length": String(bodyBytes + 1), "content-type": "application/json" } },
    413,
  ],
  ["a picture", { headers: { "content-length": String(uploadBytes), "content-type": MULTIPART } }, null],
  ["a larger one", { headers: { "content-length": String(uploadBytes + 1), "content-type": MULTIPART } }, 413],
  ["a body that is counted as it comes", { headers: {} }, null],
  ["what the API answers for", { address: `/embedded/api${LONG}` }, null],
  ["too many headers for the API", { address: "/embedded/api/profile", headerCount: headers + 1 }, 431],
])("%s", (_, request, status) => {
  expect(rejectedStatus({ address: "/", headerCount: 20, headers: {}, ...request })).toBe(status);
});

it.each([400, 413, 414, 429, 431])("refuses by the status %s", (status) => {
  expect(isRejectedStatus(status)).toBe(true);
});

it.each([200, 401, 404, 411, 412, 415, 430, 500])("does not refuse by the status %s", (status) => {
  expect(isRejectedStatus(status)).toBe(false);
});

it("counts lists and objects", () => {
  expect(isDeeperThan("text", 0)).toBe(false);
  expect(isDeeperThan(null, 0)).toBe(false);
  expect(isDeeperThan({}, 0)).toBe(true);
  expect(isDeeperThan({ a: [1, 2] }, 2)).toBe(false);
  expect(isDeeperThan({ a: 1, b: [[1]] }, 2)).toBe(true);
});

it("looks into what is nested as deep as a body is long", () => {
  const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(isDeeperThan(deep, 32)).toBe(true);
});
