import type { Call } from "~contract/define-call";
import { meters } from "~observe/meters";
import type { ValidatedData } from "./client";
import { ClientError, InvalidResponseError, ServerError } from "./errors";
import type { LoadResponse, PublicCache } from "./public-cache.server";

/** Runs a call and records its duration and outcome. */
export async function measureCall({ name }: Pick<Call, "name">, load: LoadResponse): Promise<ValidatedData> {
  const current = meters();
  if (!current) return load();
  const begun = performance.now();
  const note = (outcome: string) => {
    current.apiCalls.observe({ call: name, outcome }, (performance.now() - begun) / 1000);
  };
  try {
    const answer = await load();
    note("ok");
    return answer;
  } catch (error) {
    note(outcomeOf(error));
    throw error;
  }
}

/** Returns a public response from the cache or the API and counts cache hits. */
export function readPublicCache(answers: PublicCache, address: string, load: LoadResponse): Promise<ValidatedData> {
  let result = "remembered";
  const answer = answers.give(address, () => {
    result = "asked";
    return load();
  });
  meters()?.publicAnswers.inc({ result });
  return answer;
}

function outcomeOf(error: unknown): string {
  if (error instanceof ClientError) return "refused";
  if (error instanceof InvalidResponseError) return "invalid";
  return error instanceof ServerError ? "failed" : "unreachable";
}
