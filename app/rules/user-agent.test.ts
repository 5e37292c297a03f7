import { describe, expect, it } from "vitest";
import { parseUserAgent } from "./user-agent";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("parseUserAgent", () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, "Edge", "Windows"],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/140.0 Safari/537.36`, "Chrome", "Linux"],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0 Safari/537.36`, "Chrome", "ChromeOS"],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, "Chrome", "Android"],
    [`Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/27.0 Chrome/130 Mobile`, "Samsung Internet", "Android"],
    [`Mozilla/5.0 (Macintosh) ${WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.0`, "Opera", "macOS"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18.0 Safari/605.1", "Safari", "macOS"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604.1",
      "Safari",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140.0 Mobile/15E Safari/604.1",
      "Chrome",
      "iPad",
    ],
    ["SomeTool/1.0 (Linux)", null, "Linux"],
    ["curl/8.5", null, null],
    ["", null, null],
    [null, null, null],
  ])("parses %j as %s on %s", (userAgent, browser, system) => {
    expect(parseUserAgent(userAgent)).toEqual({ browser, system });
  });
});
