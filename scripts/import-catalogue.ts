import { parseArgs } from "node:util";
import type { CatalogueSummary } from "../contract/entities/catalogue-piece";
import { refusalSentence } from "../api/builds/refusal-sentence";
import { RefusedBuild } from "../api/builds/refused-build";
import { checkCatalogue, importCatalogue } from "../api/store/catalogue-files/import-catalogue";
import { problemSentence } from "../api/store/catalogue-files/problem-sentence";
import { readCatalogueAt } from "./catalogue-folder";
import { showProgress } from "./catalogue-progress";
import { openCatalogueServices } from "./catalogue-services";

const USAGE = `Imports a catalogue from a folder or a zip, as npm run catalogue:export writes it.

  npm run catalogue:import -- FOLDER [--dry-run]

  --dry-run  only checks the files and says what would change

Everything is checked first; with a single problem nothing is changed. The database is the configured one
(DATABASE_URL, or DATA_DIR while no portal runs on it).`;

async function run(args: string[]): Promise<string> {
  const options = { help: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) return USAGE;
  const [location, ...others] = positionals;
  if (!location || others.length > 0) throw new Error(USAGE);
  const source = await readCatalogueAt(location);
  const { services, close } = await openCatalogueServices();
  const author = { actorId: null, now: new Date() };
  const onProgress = (step: string, done: number, total: number) => {
    showProgress(`${step}: ${String(done)} of ${String(total)}`);
  };
  try {
    const checked = await checkCatalogue(services, source, { author, onProgress });
    if (checked.problems.length > 0) {
      throw new Error([...checked.problems.map(problemSentence), "Nothing was changed."].join("\n"));
    }
    if (values["dry-run"]) return [...linesOf(checked.summary), "Nothing was changed."].join("\n");
    return linesOf(await importCatalogue(services, checked, { author, onProgress })).join("\n");
  } finally {
    source.close();
    await close();
  }
}

function linesOf({ kinds, kept, questsWithoutCodes }: CatalogueSummary): string[] {
  return [
    ...kinds.map(
      ({ kind, created, changed, unchanged }) =>
        `${kind}: ${String(created)} new, ${String(changed)} changed, ${String(unchanged)} unchanged`,
    ),
    ...(kept > 0 ? [`${String(kept)} stay published although the files do not have them so.`] : []),
    ...questsWithoutCodes.map((title) => `The quest “${title}” gives codes, and there are none here.`),
  ];
}

function messageOf(error: unknown): string {
  if (error instanceof RefusedBuild) return error.refusals.map(refusalSentence).join("\n");
  return error instanceof Error ? error.message : String(error);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
