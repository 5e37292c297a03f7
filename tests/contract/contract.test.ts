import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CALLS_BY_SUBJECT } from "~contract/all-calls";
import type { Call } from "~contract/define-call";
import { MAX_PAGE_SIZE } from "~contract/entities/pagination";
import type { ErrorCode } from "~contract/error-codes";
import { callApi, codesOf, namedFieldsIn } from "./call-api";
import type { CaseRequest, CallCase } from "./call-case";
import { CASES } from "./cases";
import { genericErrorRequest, isRecord } from "./generic-errors";
import { probesOf, requiredFieldsOf, type Probe } from "./parameter-limits";
import { resetRateLimits, createWorld, type World } from "./world";

// Against the real API: a valid response, each error code, and each parameter at and beyond its limits, for every call.
describe.each(Object.entries(CALLS_BY_SUBJECT))("%s", (_subject, calls) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(() => resetRateLimits(world));

  describe.each(calls.map((call) => [call.name, call] as const))("%s", (name, call) => {
    const found = CASES.find((candidate) => candidate.call.name === name);
    if (!found) {
      it("has a case in tests/contract/cases", () => expect.fail(`${name} has none`));
      return;
    }
    let example: Promise<CaseRequest> | undefined;
    /** One for all requests that change nothing, unless another test takes every role: most of the time goes into it. */
    const sharedExample = () => {
      if (call.errorCodes.includes("last_owner")) example = undefined;
      return (example ??= Promise.resolve(found.example(world)));
    };
    const exampleOfAllowed = () => (call.method === "GET" ? sharedExample() : found.example(world));

    it("returns a valid response", async () => {
      const response = await callApi(call, await exampleOfAllowed());
      expect(codesOf(response)).toEqual([]);
      expect(response.status).toBe(200);
      expect(call.data.safeParse(response.data).error?.issues ?? []).toEqual([]);
    });

    if (call.errorCodes.length > 0) {
      it.each(call.errorCodes)("returns the error %s", async (code) => {
        const request = await refusalOf(found, code, world);
        // It may have replaced what the shared example is about.
        example = undefined;
        const response = await callApi(call, request);
        expect(codesOf(response)).toEqual(expectedCodes(call, code));
        expect(response.status).toBe(statusOf(code));
        expect(response.data).toBeNull();
      });
    }

    if (call.access === "signed-in") {
      it("treats a guest as signed out", async () => {
        const response = await callApi(call, { ...(await sharedExample()), as: world.guest });
        expect(codesOf(response)).toEqual(["sign_in_required"]);
      });
    }

    if ("pageSize" in call.query.shape) {
      it.each([1, call.maxPageSize ?? MAX_PAGE_SIZE])("accepts a page size of %i", async (pageSize) => {
        const request = await exampleOfAllowed();
        expect((await callApi(call, { ...request, query: { ...request.query, page: 0, pageSize } })).status).toBe(200);
      });
    }

    const probes = probesOf(call).map((probe) => [describeProbe(probe), probe] as const);
    if (probes.length > 0) {
      it.each(probes)("%s", async (_title, probe) => {
        const request = await (probe.isAllowed ? exampleOfAllowed() : sharedExample());
        const response = await callApi(call, withProbe(request, probe));
        if (probe.isAllowed) expect(namedFieldsIn(response)).not.toContain(probe.name);
        else {
          expect([400, 404]).toContain(response.status);
          if (response.status === 400) expect(namedFieldsIn(response)).toContain(probe.name);
        }
      });
    }

    const required = requiredFieldsOf(call);
    if (required.length > 0) {
      it.each(required)("names the missing field %s", async (field) => {
        const request = await sharedExample();
        if (!isRecord(request.body)) throw new Error(`The example of ${name} has no body.`);
        const body = Object.fromEntries(Object.entries(request.body).filter(([key]) => key !== field));
        const response = await callApi(call, { ...request, body });
        expect(response.status).toBe(400);
        expect(namedFieldsIn(response)).toEqual([field]);
      });
    }

    if (call.idempotent) {
      it("runs once for each Idempotency-Key", async () => {
        const headers = { "idempotency-key": `once-${name}-${String(Math.random())}` };
        const request = { ...(await found.example(world)), headers };
        const first = await callApi(call, request);
        expect(first.status).toBe(200);
        expect(await callApi(call, request)).toEqual(first);
      });
    }
  });
});

it("has a case for each call and none for others", () => {
  const names = Object.values(CALLS_BY_SUBJECT).flatMap((calls) => calls.map((call) => call.name));
  expect(CASES.map(({ call }) => call.name).sort()).toEqual(names.sort());
});

async function refusalOf(found: CallCase, code: ErrorCode, world: World): Promise<CaseRequest> {
  const request = (await found.refusals?.[code]?.(world)) ?? (await genericErrorRequest(found, code, world));
  if (!request) throw new Error(`No case makes ${found.call.name} return ${code}.`);
  return request;
}

function withProbe(request: CaseRequest, { part, name, value }: Probe): CaseRequest {
  const current = request[part];
  return { ...request, [part]: { ...(isRecord(current) ? current : {}), [name]: value } };
}

function describeProbe({ part, name, value, isAllowed }: Probe): string {
  const text =
    typeof value === "string" && value.length > 40 ? `${String(value.length)} characters` : JSON.stringify(value);
  return `${isAllowed ? "accepts" : "refuses"} ${text} as ${part === "query" ? "parameter" : "field"} ${name}`;
}

/** Games get two spellings of the code. */
function expectedCodes({ errorCodes }: Call, code: ErrorCode): ErrorCode[] {
  const spellings: ErrorCode[] = ["tack_not_found", "track_not_found"];
  return spellings.includes(code) && errorCodes.includes("tack_not_found") ? spellings : [code];
}

const FORBIDDEN = [
  "sign_in_required",
  "studio_role_insufficient",
  "staff_role_insufficient",
  "second_factor_required",
  "sudo_required",
];

function statusOf(code: string): number {
  if (code.endsWith("_not_found")) return 404;
  if (FORBIDDEN.includes(code)) return 403;
  return code.endsWith("_too_large") ? 413 : 400;
}
