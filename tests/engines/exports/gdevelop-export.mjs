// GDevelop's library ends the process that loads it, so that it has one of its own.
import { pathToFileURL } from "node:url";

const [program, project, folder] = process.argv.slice(2);
const { exportProject, loadProject } = await import(pathToFileURL(program).href);
exportProject(await loadProject(project), folder);
