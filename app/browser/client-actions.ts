import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { dispatchResponseEvents, withResponseEvents } from "./portal-request";

const UNREACHABLE = { ok: false, error: "unreachable" } as const;

export async function pageAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return withResponseEvents(await serverAction());
  } catch (error) {
    // Redirects and server errors are thrown as well.
    if (isRouteErrorResponse(error)) dispatchResponseEvents(error.data);
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return unreachableResponse(UNREACHABLE);
  }
}

export async function scriptAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return withResponseEvents(await serverAction());
  } catch (error) {
    if (isRouteErrorResponse(error)) dispatchResponseEvents(error.data);
    return unreachableResponse(UNREACHABLE);
  }
}

/** A 503 Response keeps the router from revalidating, which would fail as well and replace the page with an error. */
export function unreachableResponse<Result>(result: Result): Response {
  return new Response(JSON.stringify(result), { status: 503, headers: { "content-type": "application/json" } });
}
