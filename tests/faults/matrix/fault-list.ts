import type { RequestListener } from "node:http";
import type { Call } from "~contract/define-call";
import { respondWith, respondWithError } from "../../fixtures/api-server";
import { disconnectAfter, slowDrip } from "../hostile-server";

const DRIP_EVERY_MS = 40;
const RETRY_AFTER = { "retry-after": "7" };
const HTML = "<!doctype html><title>Welcome to nginx!</title><h1>It works</h1>";

export type Fault = {
  name: string;
  /** Whether the page has to time out, rather than get a response. */
  timesOut: boolean;
  listener: (call: Call) => RequestListener;
};

export const FAULTS: readonly Fault[] = [
  fault("500", () => respondWith(500, { data: null, errors: [{ code: "internal_error" }] })),
  fault("403", () => respondWithError(403, "sign_in_required")),
  fault("404", (call) => respondWithError(404, notFoundCode(call))),
  fault("429", () => respondWith(429, { data: null, errors: [{ code: "too_many_requests" }] }, RETRY_AFTER)),
  fault("time-out", () => () => undefined, true),
  fault("reset", () => disconnectAfter("")),
  fault("slow drip", () => slowDrip(`{"data":"${"a".repeat(5_000)}"}`, DRIP_EVERY_MS), true),
  fault("malformed", () => respondWith(200, '{"data":{"games":[')),
  fault("wrong shape", () => respondWith(200, { data: { games: 7, title: [], sections: "none" }, errors: [] })),
  fault("empty", () => respondWith(200, "")),
  fault("HTML", () => respondWith(200, HTML, { "content-type": "text/html" })),
];

function fault(name: string, listener: Fault["listener"], timesOut = false): Fault {
  return { name, timesOut, listener };
}

/** The contract's 404 code, or a generic one, which is accepted as well. */
export function notFoundCode({ errorCodes }: Call): string {
  return errorCodes.find((code) => code.endsWith("not_found")) ?? "not_found";
}
