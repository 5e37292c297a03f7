import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { noteAnswer, noted } from "./portal-answer";
import { unreachableAnswer } from "./unreachable-answer";

const UNREACHABLE = { ok: false, error: "unreachable" } as const;

/** The `clientAction` of pages with forms: a change that does not get through is an answer, and the page stays. */
export async function answerWhenUnreachable({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return noted(await serverAction());
  } catch (error) {
    // Redirects, and pages that could not be made, are thrown as well.
    if (isRouteErrorResponse(error)) noteAnswer(error.data);
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return unreachableAnswer(UNREACHABLE);
  }
}

/** The `clientAction` of addresses that only scripts ask: whatever goes wrong is an answer, and the page stays. */
export async function answerInAnyCase({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return noted(await serverAction());
  } catch (error) {
    if (isRouteErrorResponse(error)) noteAnswer(error.data);
    return unreachableAnswer(UNREACHABLE);
  }
}
