import type { Call } from "~contract/define-call";
import { meters } from "~observe/meters";
import type { CheckedData } from "./client";
import { ClientError, InvalidResponseError, ServerError } from "./errors";
import type { PublicAnswers } from "./public-answers.server";

type Ask = () => Promise<CheckedData>;

/** Asks, and notes how long a call of that name took and how it ended. */
export async function timedCall({ name }: Pick<Call, "name">, ask: Ask): Promise<CheckedData> {
  const current = meters();
  if (!current) return ask();
  const begun = performance.now();
  const note = (outcome: string) => {
    current.apiCalls.observe({ call: name, outcome }, (performance.now() - begun) / 1000);
  };
  try {
    const answer = await ask();
    note("ok");
    return answer;
  } catch (error) {
    note(outcomeOf(error));
    throw error;
  }
}

/** An answer for everybody, and a note whether the API had to be asked for it. */
export function rememberedAnswer(answers: PublicAnswers, address: string, ask: Ask): Promise<CheckedData> {
  let result = "remembered";
  const answer = answers.give(address, () => {
    result = "asked";
    return ask();
  });
  meters()?.publicAnswers.inc({ result });
  return answer;
}

function outcomeOf(error: unknown): string {
  if (error instanceof ClientError) return "refused";
  if (error instanceof InvalidResponseError) return "invalid";
  return error instanceof ServerError ? "failed" : "unreachable";
}
