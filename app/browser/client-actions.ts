import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { dispatchResponseEvents, withResponseEvents } from "./portal-request";
import { unreachableResponse } from "./unreachable-response";

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
