// Loaded before GameMaker's tool, in which its hosts are fixed: its calls go to the API under test, and what it would
// open in a browser goes to the test.
import childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import { syncBuiltinESMExports } from "node:module";

const HOSTS = {
  "https://api.gx.games": process.env.API_UNDER_TEST,
  "https://oauth2.opera-api.com": process.env.API_UNDER_TEST,
};
const OPENERS = ["xdg-open", "open"];
const { fetch } = globalThis;
const { spawn } = childProcess;

globalThis.fetch = (address, init) => fetch(rewrite(address instanceof URL ? address.href : address), init);

childProcess.spawn = (command, args, options) => {
  if (!OPENERS.includes(command)) return spawn(command, args, options);
  const opener = new EventEmitter();
  process.send({ opened: rewrite(args[0]) }, () => opener.emit("close", 0));
  return opener;
};
syncBuiltinESMExports();

function rewrite(address) {
  const { origin, pathname, search } = new URL(address);
  const base = HOSTS[origin];
  return base ? base + pathname + search : address;
}
