import { LOCALES } from "~/i18n/locales";

export type RouteEntry = { id: string; parentId?: string; path?: string };

type Pattern = { name: string; matches: RegExp; fixed: number; variable: number };

const LOCALE = ":locale?";
const DATA_ENDING = /\.data$/;
/** Single fetch's name for the data of "/". */
const ROOT_DATA = "/_root";
const NO_PAGE = "/*";

/** Maps a path to its route pattern, e.g. "/games/:gameId/:mangledTitle?"; bounds the cardinality of metrics. */
export function routePatterns(routes: readonly RouteEntry[]): (pathname: string) => string {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const patterns = routes
    .map((route) => toPattern(segmentsOf(route, byId)))
    .sort((one, other) => other.fixed - one.fixed || one.variable - other.variable);
  return (pathname) => {
    const page = pathname.replace(DATA_ENDING, "").replace(/\/+$/, "");
    const path = page === ROOT_DATA ? "" : page;
    return patterns.find(({ matches }) => matches.test(path))?.name ?? NO_PAGE;
  };
}

function segmentsOf(route: RouteEntry, byId: ReadonlyMap<string, RouteEntry>): string[] {
  const parent = route.parentId === undefined ? undefined : byId.get(route.parentId);
  const above = parent ? segmentsOf(parent, byId) : [];
  return [...above, ...(route.path ?? "").split("/").filter(Boolean)];
}

function toPattern(segments: string[]): Pattern {
  const named = segments.filter((segment) => segment !== LOCALE);
  const variable = named.filter((segment) => segment.startsWith(":") || segment === "*");
  return {
    name: `/${named.join("/")}`,
    matches: new RegExp(`^${segments.map(toExpression).join("")}$`),
    fixed: named.length - variable.length,
    variable: variable.length,
  };
}

function toExpression(segment: string): string {
  if (segment === LOCALE) return `(?:/(?:${LOCALES.join("|")}))?`;
  if (segment === "*") return "(?:/.*)?";
  if (segment.startsWith(":")) return segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
  return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
}
