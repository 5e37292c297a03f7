import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { tryServer } from "./try-game/try-server";

const DEFAULT_PORT = "4173";

const { values, positionals } = parseArgs({ options: { port: { type: "string" } }, allowPositionals: true });
const [folder] = positionals;
if (folder === undefined || !existsSync(folder)) {
  console.error("Shows a game without the portal:\n\n  npm run games:try -- games/my-game [--port 4173]");
  process.exit(1);
}
const port = Number(values.port ?? DEFAULT_PORT);
const origin = `http://localhost:${String(port)}`;
serve({ fetch: tryServer(folder, origin).fetch, port }, () => {
  console.log(`${folder} is at ${origin}; reload the page after a change.`);
});
