import { visibleTexts } from "./page-text";

/** Stack traces, URLs of the API, file paths and unrendered values. */
const NEVER = [
  /\bat [\w.<>]+ \([^)]*:\d+:\d+\)/,
  /\b(Client|Server|Network|InvalidResponse|Unavailable|Type|Reference|Syntax)Error\b/,
  /node_modules|file:\/\//,
  /\/(gxc|gg)\/(v\d\/)?(cms|games|challenges|tags|studios)\//,
  new RegExp(process.cwd()),
];
const UNRENDERED = /\bundefined\b|\[object Object\]|\bNaN\b|\bInvalid Date\b/;
const FRAMELESS = "($locale)_.unsubscribe";
/** These have no footer. */
const OF_THE_DESK = "($locale)_.desk.";

function landmarksOf(route: string): string[] {
  if (route === FRAMELESS) return ["main"];
  return route.startsWith(OF_THE_DESK) ? ["header", "nav", "main"] : ["header", "main", "footer"];
}

export function documentProblems(html: string, route: string): string[] {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
  const count = (tag: string) => [...markup.matchAll(new RegExp(`<${tag}[\\s>]`, "g"))].length;
  const landmarks = landmarksOf(route);
  const text = visibleTexts(html).join("\n");
  return [
    ...landmarks.filter((tag) => count(tag) === 0).map((tag) => `has no ${tag}`),
    ...(count("main") === 1 ? [] : [`has ${String(count("main"))} main`]),
    ...(count("h1") === 1 ? [] : [`has ${String(count("h1"))} h1`]),
    ...(html.includes('<html lang="de"') ? [] : ["does not declare its language"]),
    ...(/<title>[^<]+\| Subpixel<\/title>|<title>Subpixel<\/title>/.test(html) ? [] : ["has no title"]),
    ...(/="(undefined|\[object Object\]|NaN)"/.test(markup) ? ["has an attribute without a value"] : []),
    ...leaks(html),
    ...(UNRENDERED.test(text) ? [`shows ${String(UNRENDERED.exec(text)?.[0])}`] : []),
  ];
}

/** A failed page must not have the title of a missing one. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
}

export function leaks(body: string): string[] {
  return NEVER.flatMap((pattern) => {
    const found = pattern.exec(body);
    return found ? [`leaks ${found[0]}`] : [];
  });
}
