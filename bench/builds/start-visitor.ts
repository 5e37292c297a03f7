import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import * as z from "zod";

/** Requests pages and a feed until it is stopped; gives the milliseconds of each response. */
export function startVisitor(url: string): { stop(): Promise<number[]> } {
  const paths = ["/", "/embedded/api/gxc/v3/games?pageSize=20", "/discover/", "/embedded/api/gxc/v3/games?pageSize=21"];
  const visitor = spawn(process.execPath, ["bench/builds/visitor.mjs", url, ...paths], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = text(visitor.stdout);
  return {
    async stop() {
      visitor.kill("SIGTERM");
      return z.array(z.number()).parse(JSON.parse(await output));
    },
  };
}
