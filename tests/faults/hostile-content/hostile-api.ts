import { ALL_CALLS } from "~contract/all-calls";
import type { Call } from "~contract/define-call";
import { callAt } from "../matrix/call-at";
import { startApiServer, type ApiServer } from "../../fixtures/api-server";
import { hostileResponse, type HostileResponse } from "./hostile-responses";

export type HostileApi = ApiServer & {
  /** Texts of the next responses (see hostileResponse). */
  rows: readonly number[];
  /** As "Entity.field: text". */
  sent: Set<string>;
  /** Builds these rows' responses ahead, so that no page waits. */
  prepare: (rows: readonly number[]) => void;
};

export async function startHostileApi(): Promise<HostileApi> {
  const cache = new Map<string, HostileResponse>();
  const respondTo = (call: Call): HostileResponse => {
    const key = `${call.name} ${hostile.rows.join()}`;
    const response = cache.get(key) ?? hostileResponse(call, hostile.rows);
    cache.set(key, response);
    return response;
  };
  const server = await startApiServer((request, response) => {
    const address = request.url ?? "";
    if (address === "/healthcheck") return void response.end("{}");
    // Hostile URLs have no pictures behind them.
    if (address.startsWith("/media/")) return void response.writeHead(404).end();
    const { data, fields } = respondTo(callAt(address));
    for (const { field, text } of fields) hostile.sent.add(`${field}: ${text}`);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ data, errors: [] }));
  });
  const prepare = (rows: readonly number[]) => {
    hostile.rows = rows;
    for (const call of ALL_CALLS) if (call.method === "GET") respondTo(call);
  };
  const hostile: HostileApi = { ...server, rows: [0], sent: new Set(), prepare };
  return hostile;
}
