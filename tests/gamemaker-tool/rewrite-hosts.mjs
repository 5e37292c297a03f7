// Loaded before GameMaker's tool, in which its hosts are fixed: its calls go to the API under test, and what it would
// open in a browser goes to the test. It listens on the port that the test names instead of its fixed one.
import childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import net from "node:net";
import { syncBuiltinESMExports } from "node:module";

const API = process.env.API_UNDER_TEST;
const PORT = Number(process.env.PORT_UNDER_TEST);
const SITE = new URL(API).origin;
const OPENERS = ["xdg-open", "open"];

/** The portal's own addresses of what the tool knows elsewhere. */
const ADDRESSES = [
  [/^https:\/\/(api\.gx\.games|oauth2\.opera-api\.com)(?=\/)/, API],
  [/^https:\/\/dev\.gx\.games\/games\/([^/]+)\/publish-updates$/, `${SITE}/studio/games/$1/`],
  [/^https:\/\/gx\.games\/games\/([^/]+)$/, `${SITE}/games/$1/`],
];

const TOOL_PORT = 53784;

const { fetch } = globalThis;
const { spawn } = childProcess;
const originalListen = Reflect.get(net.Server.prototype, "listen");
let port = TOOL_PORT;

globalThis.fetch = (address, init) => fetch(rewrite(address instanceof URL ? address.href : address), init);

net.Server.prototype.listen = function listenAsTold(...args) {
  if (args[0] !== TOOL_PORT) return Reflect.apply(originalListen, this, args);
  Reflect.apply(originalListen, this, [PORT, ...args.slice(1)]);
  port = this.address().port;
  return this;
};

childProcess.spawn = (command, args, options) => {
  if (!OPENERS.includes(command)) return spawn(command, args, options);
  const opener = new EventEmitter();
  process.send({ opened: rewrite(args[0]), port }, () => opener.emit("close", 0));
  return opener;
};
syncBuiltinESMExports();

function rewrite(address) {
  const [from, to] = ADDRESSES.find(([known]) => known.test(address)) ?? [address, address];
  return address.replace(from, to);
}
