import type { ServerResponse } from "node:http";

declare global {
  // On globalThis because the development server loads the build anew after each change.
  var subpixelRunningRequests: Set<ServerResponse> | undefined;
}

/** Answers that are being made in this process. */
export const runningRequests = (globalThis.subpixelRunningRequests ??= new Set());
