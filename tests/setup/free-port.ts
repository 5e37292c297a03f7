import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the range from which systems take a port for each outgoing connection: nobody gets it before it is used. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port that nobody listens on right now, on any address of this machine. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
