const BROAD = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];
const INLINE = ["'unsafe-inline'", "data:"];

export function readPolicy(header: string): Map<string, string[]> {
  const directives = header.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(directives.flatMap(([name = "", ...sources]) => (name === "" ? [] : [[name.toLowerCase(), sources]])));
}

/** The criteria of MDN's HTTP Observatory. */
export function scorePolicy(header: string | undefined): [result: string, points: number] {
  if (header === undefined) return ["csp-not-implemented", -25];
  const policy = readPolicy(header);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const scripts = effectiveScripts(sourcesOf("script-src"));
  const has = (sources: string[], ...forbidden: string[]) => sources.some((source) => forbidden.includes(source));
  if (has(scripts, ...BROAD, ...INLINE) || has(sourcesOf("object-src"), ...BROAD)) return ["csp-unsafe-inline", -20];
  const active = [...policy].filter(([name]) => !["img-src", "media-src", "script-src"].includes(name));
  if ([...active.flatMap(([, sources]) => sources), ...scripts].some((source) => source.startsWith("http:"))) {
    return ["csp-insecure-scheme", -20];
  }
  if (has([...scripts, ...sourcesOf("style-src")], "'unsafe-eval'")) return ["csp-unsafe-eval", -10];
  if ([...sourcesOf("img-src"), ...sourcesOf("media-src")].some((source) => source.startsWith("http:"))) {
    return ["csp-insecure-scheme-in-passive-content", -10];
  }
  if (has(sourcesOf("style-src"), ...BROAD, ...INLINE)) return ["csp-unsafe-inline-in-style-src-only", 0];
  return policy.get("default-src")?.join(" ") === "'none'"
    ? ["csp-no-unsafe-default-src-none", 10]
    : ["csp-no-unsafe", 5];
}

/** With 'strict-dynamic' and a nonce browsers ignore hosts, schemes, 'self' and 'unsafe-inline'. */
function effectiveScripts(sources: string[]): string[] {
  const isStrict = sources.includes("'strict-dynamic'") && sources.some((source) => /^'(nonce|sha\d+)-/.test(source));
  if (!isStrict) return sources;
  return sources.filter(
    (source) => source !== "'self'" && source !== "'unsafe-inline'" && !/^(https?|ftp):/.test(source),
  );
}
