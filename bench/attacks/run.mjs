import { parseArgs } from "node:util";
import { startPortal } from "../portal.mjs";
import { signUp } from "../signed-in.mjs";
import { sendBody } from "./bodies.mjs";
import { requestPages } from "./pages.mjs";

const { values } = parseArgs({
  options: { before: { type: "string" }, requests: { type: "string", default: "1000" } },
});
const requests = Number(values.requests);
const checkouts = { ...(values.before && { before: values.before }), after: process.cwd() };

const ATTACKS = {
  "100 MB without a login": (portal) => sendBody(portal, "/profile/welcome/", { megabytes: 100, text: "x" }),
  "3 MB of a&, signed in": (portal, cookie) =>
    sendBody(portal, "/profile/links/", { megabytes: 3, text: "a&", cookie }),
  "one page, any parameter": (portal) => requestPages(portal, (number) => `/?x=${number}`, requests),
  "ever new searches": (portal) => requestPages(portal, (number) => `/discover/?search=word${number}`, requests),
};

const portals = {};
const cookies = {};
try {
  for (const [name, cwd] of Object.entries(checkouts)) {
    portals[name] = await startPortal({ LOG_LEVEL: "error" }, cwd);
    cookies[name] = await signUp(portals[name].url);
  }
  for (const [attack, run] of Object.entries(ATTACKS)) {
    const rows = {};
    for (const [name, portal] of Object.entries(portals)) rows[name] = await run(portal, cookies[name]);
    console.log(`\n${attack}`);
    console.table(rows);
  }
} finally {
  await Promise.all(Object.values(portals).map((portal) => portal.stop()));
}
