import { describe, expect, it } from "vitest";
import { InvalidResponseError } from "~/api-client/errors";
import { ALL_CALLS } from "~contract/all-calls";
import type { Call } from "~contract/define-call";
import { anApiClient } from "../fixtures/an-api-client";
import { ENTITIES, EXTENDED } from "./entity-names";
import { mutationsOf, type MutationKind, type Mutation } from "./mutations";
import { missingFieldsOf } from "./complete-samples";
import {
  REPORTED_ON_ENTITY,
  MAY_BE_ANYTHING,
  MAY_BE_MISSING,
  MAY_BE_NULL,
  REQUIRED_IN_EXTENSION,
} from "./optional-fields";
import { SAMPLES } from "./samples";

/** "accepted", or the field that the error names. */
async function verdictOn(call: Call, body: unknown): Promise<string> {
  const api = anApiClient("http://api.test", {
    fetch: () => Promise.resolve(new Response(JSON.stringify(body))),
    deadlineMs: 60_000,
  });
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "x"]));
  try {
    await api(call, { params, query: {}, body: undefined });
    return "accepted";
  } catch (error) {
    return error instanceof InvalidResponseError ? `names ${error.path}` : `throws ${String(error)}`;
  }
}

/** From docs/product/entities.md, as listed in optional-fields.ts. */
function expectedOf({ path, field, harm }: Mutation, call: Call): string {
  const [entity = "", name = ""] = [field.slice(0, field.lastIndexOf(".")), field.slice(field.lastIndexOf(".") + 1)];
  if (ENTITIES[call.name] === "Unread answer" || isFree(field, harm)) return "accepted";
  const list = harm === "null" ? MAY_BE_NULL : harm === "missing" ? MAY_BE_MISSING : {};
  const extended = REQUIRED_IN_EXTENSION.includes(field) ? "" : (EXTENDED[entity] ?? "");
  const mayBe = [entity, extended].flatMap((owner) => list[owner]?.split(" ") ?? []);
  if (mayBe.includes(name) || (entity === "Translations" && harm === "missing")) return "accepted";
  const isOnEntity = harm !== "of a wrong type" && REPORTED_ON_ENTITY.includes(field);
  return `names ${isOnEntity ? path.slice(0, path.lastIndexOf(".")) : path}`;
}

function isFree(field: string, harm: MutationKind): boolean {
  return harm !== "missing" && MAY_BE_ANYTHING.includes(field);
}

describe("every call", () => {
  it("has a valid sample to mutate", () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(ALL_CALLS.map(({ name }) => name).sort());
  });

  it.each(ALL_CALLS.map((call) => [call.name, call] as const))("%s: has a sample with every field", (_, call) => {
    expect(missingFieldsOf(SAMPLES[call.name], call.data)).toEqual([]);
  });

  it.each(ALL_CALLS.map((call) => [call.name, call] as const))(
    "%s: accepts the sample and names each field that is missing, null or of a wrong type",
    async (_, call) => {
      const data = SAMPLES[call.name];
      expect(await verdictOn(call, { data, errors: [] })).toBe("accepted");
      const unexpected: string[] = [];
      for (const mutation of mutationsOf(call.name, data)) {
        const verdict = await verdictOn(call, mutation.body);
        const expected = expectedOf(mutation, call);
        const { field, harm, path } = mutation;
        if (verdict !== expected) unexpected.push(`${field} ${harm} (${path}): ${verdict}, expected: ${expected}`);
      }
      expect(unexpected).toEqual([]);
    },
  );
});
