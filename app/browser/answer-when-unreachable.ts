import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { unreachableAnswer } from "./unreachable-answer";

const UNREACHABLE = { ok: false, error: "unreachable" } as const;

/** The `clientAction` of pages with forms: a change that does not get through is an answer, and the page stays. */
export async function answerWhenUnreachable({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects, and pages that could not be made, are thrown as well.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return unreachableAnswer(UNREACHABLE);
  }
}

/** The `clientAction` of addresses that only scripts ask: whatever goes wrong is an answer, and the page stays. */
export async function answerInAnyCase({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch {
    return unreachableAnswer(UNREACHABLE);
  }
}
