import net from "node:net";
import { afterAll, afterEach, expect } from "vitest";
import { POSTGRES_URL_VARIABLE } from "./postgres-url";

declare global {
  var subpixelOwnPorts: Set<number> | undefined;
}

/** Including stopped servers, which tests may still call. */
const ownPorts = (globalThis.subpixelOwnPorts ??= new Set<number>());
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const CONNECT = Symbol.for("subpixel.connect");
const LISTEN = Symbol.for("subpixel.listen");

type Method = (...args: unknown[]) => unknown;
/** Node's originals: files that share a process load this module more than once. */
type Patched = { connect: Method; listen: Method; [CONNECT]?: Method; [LISTEN]?: Method };

const blocked: string[] = [];

/** Blocks connections to any server that this run did not start, and fails the test. */
const sockets = net.Socket.prototype as unknown as Patched;
const connect = (sockets[CONNECT] ??= sockets.connect);
sockets.connect = function connectToOwn(this: net.Socket, ...args: unknown[]) {
  const external = externalAddressIn(args);
  if (external === null) return Reflect.apply(connect, this, args);
  blocked.push(external);
  process.nextTick(() => this.destroy(new Error(`${external} is not a server of this test run`)));
  return this;
};

const servers = net.Server.prototype as unknown as Patched;
const listen = (servers[LISTEN] ??= servers.listen);
servers.listen = function listenAsOwn(this: net.Server, ...args: unknown[]) {
  this.prependOnceListener("listening", () => {
    const address = this.address();
    if (address !== null && typeof address === "object") ownPorts.add(address.port);
  });
  return Reflect.apply(listen, this, args);
};

/** Node passes the normalized arguments of connect() as an array. */
function externalAddressIn(args: unknown[]): string | null {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === "string" && Number.isNaN(Number(first))) return null;
  const options = typeof first === "object" ? (first as { path?: string; host?: string; port?: number }) : null;
  if (options?.path !== undefined && options.port === undefined) return null;
  const host = options?.host ?? (typeof second === "string" ? second : "localhost");
  const port = Number(options ? options.port : first);
  return LOOPBACK.test(host) && isOwnPort(port) ? null : `${host}:${String(port)}`;
}

/** The database server listens in its own process. */
function isOwnPort(port: number): boolean {
  const database = process.env[POSTGRES_URL_VARIABLE];
  return ownPorts.has(port) || (database !== undefined && Number(new URL(database).port) === port);
}

function expectNoneBlocked() {
  expect(blocked.splice(0), "connections to servers outside this test run").toEqual([]);
}

afterEach(expectNoneBlocked);
afterAll(expectNoneBlocked);
