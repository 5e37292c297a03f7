import { once } from "node:events";
import { connect, type Socket } from "node:net";
import * as z from "zod";
import { WebDriverError } from "./web-driver-commands";

/** Firefox's own form of WebDriver: JSON with its length in front, over TCP. */
export type Marionette = { call: (name: string, parameters?: object) => Promise<unknown>; close: () => void };

const RESPONSE = 1;
const failure = z.object({ error: z.string(), message: z.string() });
const response = z.tuple([z.literal(RESPONSE), z.number(), failure.nullable(), z.unknown()]);
const wrapped = z.strictObject({ value: z.unknown() });

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const waiting = new Map<number, Waiting>();
  let count = 0;
  readPackets(socket, (packet) => {
    // The greeting is no response.
    const { success, data } = response.safeParse(packet);
    if (!success) return;
    const [, id, error, result] = data;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new WebDriverError(error.error, error.message));
    else call?.resolve(wrapped.safeParse(result).data?.value ?? (wrapped.safeParse(result).success ? null : result));
  });
  socket.once("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has closed the connection."));
  });
  return {
    call(name, parameters = {}) {
      count += 1;
      const message = JSON.stringify([0, count, name, parameters]);
      const id = count;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.write(`${String(Buffer.byteLength(message))}:${message}`);
      });
    },
    close: () => socket.destroy(),
  };
}

function readPackets(socket: Socket, onPacket: (packet: unknown) => void): void {
  let rest = Buffer.of();
  socket.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const colon = rest.indexOf(":");
      const end = colon + 1 + Number(rest.toString("latin1", 0, colon));
      if (colon === -1 || rest.length < end) return;
      onPacket(JSON.parse(rest.toString("utf8", colon + 1, end)));
      rest = rest.subarray(end);
    }
  });
}
