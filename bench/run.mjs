import { measureScripts } from "./scripts.mjs";
import { startPortal } from "./portal.mjs";

const portal = await startPortal();

try {
  console.log("\nScripts of the home page");
  console.table(await measureScripts(`${portal.url}/`));
} finally {
  await portal.stop();
}
