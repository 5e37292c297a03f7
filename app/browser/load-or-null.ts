import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/** The `clientLoader` of what the frame asks for by itself: without an answer there is nothing, but the page stays. */
export async function loadOrNull({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
}
