import { AsyncLocalStorage } from "node:async_hooks";

export type RequestScope = {
  requestId: string;
  userId?: string;
  route?: string;
};

declare global {
  // On globalThis: the development server reloads the build after each change.
  var subpixelRequests: AsyncLocalStorage<RequestScope> | undefined;
}

const scopes = (globalThis.subpixelRequests ??= new AsyncLocalStorage());

export function enterRequest(scope: RequestScope): void {
  scopes.enterWith(scope);
}

export function runInRequest<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** Undefined at start, in timers and in most tests. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

export function setRequestUser(userId: string): void {
  const scope = scopes.getStore();
  if (scope) scope.userId = userId;
}

export function setRequestRoute(route: string): void {
  const scope = scopes.getStore();
  if (scope) scope.route = route;
}
