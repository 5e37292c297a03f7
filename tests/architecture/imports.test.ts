import { describe, expect, it } from "vitest";
import { isTest, sourceFiles } from "./source-files";

/** `unless` matches the full text of a file. */
type Boundary = { of: RegExp; never: RegExp; unless?: RegExp; because: string };

/** The same page at another address only repeats the other route's exports. */
const SECOND_ADDRESS = /^export \{[^}]*\} from "[^"]+";\n$/;

const REACT_OR_REMIX = /^(react|react-dom|@remix-run\/.*)$/;

const BOUNDARIES: Boundary[] = [
  {
    of: /^contract\//,
    never: /^(?!contract\/|zod(\/mini)?$)/,
    because: "contract/ is shared by the portal and the API, in the browser too: zod and itself only.",
  },
  {
    of: /^app\/rules\//,
    never: /^app\/(?!rules\/|i18n\/locales$)/,
    because: "a rule is a pure function of contract types: pass the clock, the browser and the data as arguments.",
  },
  {
    of: /^app\/rules\//,
    never: REACT_OR_REMIX,
    because: "a rule runs on the server and in the browser: keep React and Remix in components and routes.",
  },
  {
    of: /^app\/routes\/.*\.tsx$/,
    never: /^zod$/,
    because: "a schema at the top of a page's route gets into its browser part: keep it in a .server file.",
  },
  {
    of: /^app\/view-models\//,
    never: /^app\/(components|api-client|server|browser|routes)\//,
    because: "a view model maps API data to props: loaders call the API, components render.",
  },
  {
    of: /^app\/view-models\//,
    never: /^react(-dom)?$/,
    because: "a view model returns data: components render it.",
  },
  {
    of: /^app\/components\//,
    never: /^(app\/(api-client|server|routes)\/|contract\/calls\/|api\/)/,
    because: "a component renders its props: call the API in a loader.",
  },
  {
    of: /^app\/api-client\//,
    never: /^app\/(components|view-models|routes)\//,
    because: "the api-client only sends requests and validates responses.",
  },
  {
    of: /^app\/(?!api-client\/embedded-api\.server\.ts$)/,
    never: /^(api\/|drizzle-orm|hono|better-auth|@electric-sql)/,
    because: "the portal calls the embedded API in one module only: app/api-client/embedded-api.server.ts.",
  },
  {
    of: /^app\/(?!.*\.server\.ts$)/,
    never: /^(cockatiel|lru-cache|undici)$/,
    because: "it is for the server only and would be sent to every visitor.",
  },
  {
    of: /^app\/(?!view-models\/safe-html\.ts$)/,
    never: /^markdown-it$/,
    because: "markdown becomes HTML in one module, which rejects links, pictures and HTML.",
  },
  {
    of: /^app\/server\//,
    never: /^app\/(components|browser|routes)\//,
    because: "app/server runs in the Node process only and renders nothing.",
  },
  {
    of: /^app\/browser\//,
    never: /(^app\/(server|routes)\/|\.server$)/,
    because: "app/browser runs in a tab only.",
  },
  {
    of: /^app\/(components|rules|view-models|browser)\//,
    never: /\.server$/,
    because: "the compiler empties .server files in the browser bundle.",
  },
  {
    of: /^app\/routes\//,
    never: /^app\/routes\//,
    unless: SECOND_ADDRESS,
    because: "routes do not import routes: move what two pages need to components/, view-models/ or rules/.",
  },
  {
    of: /^api\//,
    never: /^app\//,
    because: "the API runs without the portal: share through contract/ or configuration/.",
  },
  {
    of: /^api\/(?!store\/|db\/|seed\/|identity\/|app\.ts)/,
    never: /^(api\/db\/(?!snapshot|in-memory)|drizzle-orm)/,
    because: "only the store queries the database: resource -> store -> db.",
  },
  {
    of: /^observe\//,
    never: /^(app|api|contract)\//,
    because: "observe/ works for any server, portal or API.",
  },
  {
    of: /^configuration\//,
    never: /^(?!configuration\/|contract\/|(zod|tldts)$)/,
    because:
      "configuration/ is the schema of the environment: it needs zod, the list of public suffixes and contract/ only.",
  },
  {
    of: /^(app\/(components|rules|view-models|browser)|contract)\//,
    never: /^configuration\//,
    because: "the environment holds secrets: the browser gets what app/server/public-settings.server.ts picks.",
  },
  {
    of: /^(app\/(components|rules|view-models|browser)|contract)\//,
    never: /^(observe\/|pino$|prom-client$)/,
    because: "logs and metrics exist on the server only.",
  },
  { of: /^games\//, never: /^(app|api|contract)\//, because: "a game communicates with the portal by messages only." },
];

const product = sourceFiles.filter(({ file }) => !isTest(file));

describe("the boundaries of imports", () => {
  it.each(BOUNDARIES)("$of never imports $never", ({ of, never, unless, because }) => {
    const broken = product
      .filter(({ file, text }) => of.test(file) && !unless?.test(text))
      .flatMap(({ file, imports }) =>
        imports.filter((name) => never.test(name) && !isOwnFolder(file, name)).map((name) => `${file} imports ${name}`),
      );
    expect(broken, `Not allowed, since ${because}`).toEqual([]);
  });

  it("imports nothing from tests", () => {
    // Benchmarks use the tests' set-up.
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
