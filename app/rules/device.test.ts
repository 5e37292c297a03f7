import { expect, it } from "vitest";
import { deviceOf } from "./device";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const CHROMIUM = "AppleWebKit/537.36 (KHTML, like Gecko)";
const DESKTOP_SAFARI = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`;

it.each([
  [
    "Chrome on Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Chrome/131.0.0.0 Safari/537.36`,
    0,
    0,
    0,
  ],
  [
    "a Windows computer with a touch screen",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Chrome/131.0.0.0 Safari/537.36`,
    10,
    0,
    0,
  ],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", 0, 0, 0],
  ["Safari on a Mac", DESKTOP_SAFARI, 0, 0, 1],
  ["Safari on a Mac with a pointer that counts as one touch", DESKTOP_SAFARI, 1, 0, 1],
  ["Safari on an iPad", DESKTOP_SAFARI, 5, 1, 1],
  [
    "Safari on an iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
    5,
    1,
    1,
  ],
  [
    "Chrome on an Android telephone",
    `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${CHROMIUM} Chrome/131.0.0.0 Mobile Safari/537.36`,
    5,
    1,
    0,
  ],
  [
    "Chrome on an Android tablet",
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${CHROMIUM} Chrome/131.0.0.0 Safari/537.36`,
    5,
    1,
    0,
  ],
])("recognises %s", (_, userAgent, maxTouchPoints, isPhoneOrTablet, isSafari) => {
  expect(deviceOf({ userAgent, maxTouchPoints, savesData: false })).toEqual({
    isPhoneOrTablet: isPhoneOrTablet === 1,
    isSafari: isSafari === 1,
    savesData: false,
  });
});

it("passes on the data saver flag", () => {
  expect(deviceOf({ userAgent: "", maxTouchPoints: 0, savesData: true }).savesData).toBe(true);
});
