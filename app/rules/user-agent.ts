/** What a browser says of itself, as far as it is known; null where it is not. */
export type Device = { browser: string | null; system: string | null };

type Sign = readonly [pattern: RegExp, name: string];

/** The first that fits counts: most browsers also call themselves by the names of those below them. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:\bChrom(?:e|ium)|\bCriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(?:intosh| OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Browser and system for people to know their devices by; never more than the header surely says. */
export function deviceOf(userAgent: string | null): Device {
  const nameIn = (signs: readonly Sign[]) => signs.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
