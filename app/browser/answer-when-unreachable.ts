import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { noteAnswer, noted } from "./portal-answer";
import { unreachableAnswer } from "./unreachable-answer";

const UNREACHABLE = { ok: false, error: "unreachable" } as const;

export async function answerWhenUnreachable({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return noted(await serverAction());
  } catch (error) {
    // Redirects and server errors are thrown as well.
    if (isRouteErrorResponse(error)) noteAnswer(error.data);
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return unreachableAnswer(UNREACHABLE);
  }
}

export async function answerInAnyCase({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return noted(await serverAction());
  } catch (error) {
    if (isRouteErrorResponse(error)) noteAnswer(error.data);
    return unreachableAnswer(UNREACHABLE);
  }
}
