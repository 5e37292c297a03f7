import { describe, expect, it } from "vitest";
import { isTest, sourceFiles } from "./source-files";

type Boundary = { of: RegExp; never: RegExp; because: string };

const REACT_OR_REMIX = /^(react|react-dom|@remix-run\/.*)$/;

const BOUNDARIES: Boundary[] = [
  {
    of: /^contract\//,
    never: /^(?!contract\/|zod(\/mini)?$)/,
    because: "contract/ is what both sides promise: it knows zod and itself, nothing else.",
  },
  {
    of: /^app\/rules\//,
    never: /^app\/(?!rules\/|i18n\/locales$)/,
    because: "a rule is a pure decision on contract types; give it what it needs as arguments.",
  },
  {
    of: /^app\/rules\//,
    never: REACT_OR_REMIX,
    because: "a rule must run anywhere; keep React and Remix in components and routes.",
  },
  {
    of: /^app\/view-models\//,
    never: /^app\/(components|api-client|server|browser|routes)\//,
    because: "a view model maps data to props; the loader asks the API and the component draws.",
  },
  {
    of: /^app\/components\//,
    never: /^(app\/(api-client|server|routes)\/|contract\/calls\/|api\/)/,
    because: "a component draws what its props say; ask the API in a loader.",
  },
  {
    of: /^app\/api-client\//,
    never: /^app\/(components|view-models|routes)\//,
    because: "the api-client only asks and checks.",
  },
  {
    of: /^app\/(?!api-client\/embedded\.server\.ts$)/,
    never: /^(api\/|drizzle-orm|hono|better-auth|@electric-sql)/,
    because: "the portal meets the embedded API through one door: app/api-client/embedded.server.ts.",
  },
  {
    of: /^app\/(?!.*\.server\.ts$)/,
    never: /^(cockatiel|lru-cache|undici)$/,
    because: "it is for the server alone and would cost every visitor its bytes.",
  },
  {
    of: /^app\/(?!view-models\/safe-html\.ts$)/,
    never: /^markdown-it$/,
    because: "markdown becomes HTML in one place, where links, pictures and HTML are refused.",
  },
  {
    of: /^app\/server\//,
    never: /^app\/(components|browser|routes)\//,
    because: "app/server is what only the Node process may do.",
  },
  {
    of: /^app\/browser\//,
    never: /(^app\/(server|routes)\/|\.server$)/,
    because: "app/browser is what only a tab may do.",
  },
  {
    of: /^app\/(components|rules|view-models|browser)\//,
    never: /\.server$/,
    because: "the compiler empties .server files in the browser.",
  },
  {
    of: /^app\/routes\//,
    never: /^app\/routes\//,
    because: "routes do not import routes; move what two pages need to components/, view-models/ or rules/.",
  },
  { of: /^api\//, never: /^app\//, because: "the API server knows nothing of the portal; share through contract/." },
  {
    of: /^api\/(?!store\/|db\/|seed\/|identity\/|app\.ts)/,
    never: /^(api\/db\/(?!snapshot)|drizzle-orm)/,
    because: "only the store speaks to the database: resource -> store -> db.",
  },
  {
    of: /^observe\//,
    never: /^(app|api|contract)\//,
    because: "both servers are observed in the same way; what they are is their business.",
  },
  {
    of: /^(app\/(components|rules|view-models|browser)|contract)\//,
    never: /^(observe\/|pino$|prom-client$)/,
    because: "only what runs on the server is logged and measured there.",
  },
  { of: /^games\//, never: /^(app|api|contract)\//, because: "a game speaks to the portal by messages only." },
];

const product = sourceFiles.filter(({ file }) => !isTest(file));

describe("who may import whom", () => {
  it.each(BOUNDARIES)("$of never imports $never", ({ of, never, because }) => {
    const broken = product
      .filter(({ file }) => of.test(file))
      .flatMap(({ file, imports }) =>
        imports.filter((name) => never.test(name) && !isOwnFolder(file, name)).map((name) => `${file} imports ${name}`),
      );
    expect(broken, `Not allowed, since ${because}`).toEqual([]);
  });

  it("imports nothing from tests", () => {
    // Measurements stand beside the tests and use the same set-up.
    const used = product.filter(({ file }) => !file.startsWith("bench/"));
    const broken = used.filter(({ imports }) => imports.some((name) => name.startsWith("tests/")));
    expect(
      broken.map(({ file }) => file),
      "Product code must not need its tests.",
    ).toEqual([]);
  });
});

/** A route folder's own pieces are part of the route. */
function isOwnFolder(file: string, name: string): boolean {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  return folder !== "app/routes/" && name.startsWith(folder);
}
