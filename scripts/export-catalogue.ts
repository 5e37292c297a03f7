import { parseArgs } from "node:util";
import type { CatalogueProblem } from "../contract/entities/catalogue-piece";
import { exportCatalogue } from "../api/store/catalogue-files/export-catalogue";
import { problemSentence } from "../api/store/catalogue-files/problem-sentence";
import { writeCatalogueTo, writeCatalogueZip } from "./catalogue-folder";
import { openCatalogueServices } from "./catalogue-services";
import { showProgress } from "./catalogue-progress";

const USAGE = `Writes the catalogue into a folder, one readable file for each piece of content.

  npm run catalogue:export -- FOLDER [--builds]
  npm run catalogue:export -- FILE.zip [--builds]

  --builds  also the files of the games, so that they can be played on another portal

The database is the configured one (DATABASE_URL, or DATA_DIR while no portal runs on it).`;

async function run(args: string[]): Promise<string> {
  const options = { help: { type: "boolean" }, builds: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) return USAGE;
  const [location, ...others] = positionals;
  if (!location || others.length > 0) throw new Error(USAGE);
  const { services, close } = await openCatalogueServices();
  try {
    const problems: CatalogueProblem[] = [];
    const files = exportCatalogue(services, { withBuilds: values.builds ?? false, problems });
    const write = location.endsWith(".zip") ? writeCatalogueZip : writeCatalogueTo;
    const written = await write(location, files, (count) => {
      showProgress(`${String(count)} files`);
    });
    for (const problem of problems) console.warn(problemSentence(problem));
    return `${location} has the catalogue in ${String(written)} files.`;
  } finally {
    await close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
