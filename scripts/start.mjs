import { createServer } from "node:net";
import { createRequire } from "node:module";
import { build } from "./build.mjs";
import { isBuildCurrent } from "./build-stamp.mjs";

// A database in DATA_DIR, the API and the pages all run in this one process.
process.env.NODE_ENV = "production";
process.env.PORT ||= "3000";

if (!isBuildCurrent()) await build();
await assertPortIsFree(Number(process.env.PORT), process.env.HOST);

const require = createRequire(import.meta.url);
process.argv = [process.argv[0], require.resolve("@remix-run/serve/dist/cli.js"), "build/index.js"];
require("@remix-run/serve/dist/cli.js");

function assertPortIsFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => {
      console.error(`Port ${port} cannot be used (${error.code}). Choose another one: PORT=3001 npm start`);
      process.exit(1);
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}
