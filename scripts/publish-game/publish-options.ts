import { parseArgs } from "node:util";
import * as z from "zod";
import { releaseVersion, trackName } from "../../contract/entities/developer-game";

export const USAGE = `Publishes a game's web export to a track: sends only the files that the portal lacks.

  GAMES_TOKEN=sps_… npm run games:publish -- build/web --game k2x9fa --track internal --api https://games.example/embedded/api

  <path>             the export: a folder or a zip
  --game ID          the game's id or short id
  --track NAME       internal, or a track of your own (internal)
  --version N.N.N.N  higher than the last one (the next number)
  --notes FILE       what is new: a text in English, or JSON with a text for each language
  --publish          to everybody, as soon as the internal track has it
  --rules-changed    with --publish: running challenges count scores of this version only
  --api URL          the portal's API (http://localhost:3000/embedded/api)
  --help             this text

The token is read from the variable GAMES_TOKEN only: arguments are visible to others. An owner of the studio creates
it on the studio's team page. A run that was interrupted goes on when it is started again.

Exit codes: 0 published, 1 wrong arguments or the portal was not reached, 2 the export was refused,
3 the portal refused the request.`;

export type PublishOptions = {
  source: string;
  game: string;
  track: string;
  version: string | null;
  notesFile: string | null;
  isPublic: boolean;
  rulesChanged: boolean;
  apiUrl: string;
  token: string;
};

const OPTIONS = {
  game: { type: "string" },
  track: { type: "string" },
  version: { type: "string" },
  notes: { type: "string" },
  publish: { type: "boolean" },
  "rules-changed": { type: "boolean" },
  api: { type: "string" },
  help: { type: "boolean" },
} as const;

const accepts = (schema: z.ZodType) => (value: string) => schema.safeParse(value).success;

const values = z.object({
  game: z.string("is missing").min(1, "is missing"),
  track: z
    .string()
    .refine(accepts(trackName), "must be lower-case letters, digits and hyphens")
    .refine((name) => name !== "public", "cannot be public: upload to internal with --publish")
    .default("internal"),
  version: z.string().refine(accepts(releaseVersion), "must be four numbers, for instance 1.4.0.12").optional(),
  notes: z.string().min(1, "must name a file").optional(),
  api: z.url({ protocol: /^https?$/, error: "must be an address" }).default("http://localhost:3000/embedded/api"),
});

export class WrongOptions extends Error {}

/** Null where help was asked for. */
export function readPublishOptions(args: string[], token: string | undefined): PublishOptions | null {
  const parsed = parseOptions(args);
  if (parsed.values.help) return null;
  const checked = values.safeParse(parsed.values);
  const problems = checked.error?.issues.map(({ path, message }) => `--${path.join(".")} ${message}.`) ?? [];
  const [source, ...more] = parsed.positionals;
  if (source === undefined || more.length > 0) problems.unshift("Name one folder or zip.");
  const { publish: isPublic = false, "rules-changed": rulesChanged = false } = parsed.values;
  if (isPublic && checked.data && checked.data.track !== "internal")
    problems.push("--publish needs the track internal.");
  if (rulesChanged && !isPublic) problems.push("--rules-changed needs --publish.");
  if (!token) problems.push("The variable GAMES_TOKEN is missing.");
  if (!checked.success || source === undefined || !token || problems.length > 0)
    throw new WrongOptions(problems.join("\n"));
  const { game, track, version = null, notes = null, api } = checked.data;
  const to = { game, track, version, notesFile: notes, isPublic, rulesChanged };
  return { source, ...to, apiUrl: api.replace(/\/+$/, ""), token };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new WrongOptions(error instanceof Error ? error.message : String(error));
  }
}
