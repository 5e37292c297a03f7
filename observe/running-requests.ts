import type { ServerResponse } from "node:http";

declare global {
  // On globalThis: the development server reloads the build after each change.
  var subpixelRunningRequests: Set<ServerResponse> | undefined;
}

export const runningRequests = (globalThis.subpixelRunningRequests ??= new Set());
