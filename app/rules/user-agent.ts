export type UserAgentInfo = { browser: string | null; system: string | null };

type UserAgentPattern = readonly [pattern: RegExp, name: string];

/** The first match wins: most browsers also name those below. */
const BROWSERS: readonly UserAgentPattern[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:\bChrom(?:e|ium)|\bCriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly UserAgentPattern[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(?:intosh| OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Browser and system for a list of devices. */
export function parseUserAgent(userAgent: string | null): UserAgentInfo {
  const nameIn = (signs: readonly UserAgentPattern[]) =>
    signs.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
