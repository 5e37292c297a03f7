import { AsyncLocalStorage } from "node:async_hooks";

/** What is known of the request that the running code works for. */
export type RequestScope = {
  requestId: string;
  /** The signed-in user, once somebody has found out. */
  userId?: string;
  /** The pattern of the address, where whoever answers names it. */
  route?: string;
};

declare global {
  // On globalThis because the development server loads the build anew after each change.
  var subpixelRequests: AsyncLocalStorage<RequestScope> | undefined;
}

const scopes = (globalThis.subpixelRequests ??= new AsyncLocalStorage());

/** From here on the current chain of work belongs to this request. */
export function enterRequest(scope: RequestScope): void {
  scopes.enterWith(scope);
}

/** Does one piece of work for a request. */
export function withinRequest<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** The request that is worked for; undefined at the start, in timers of the process, and in most tests. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

/** Lets the request's later lines say who asked. A guest is nobody. */
export function noteUser(userId: string): void {
  const scope = scopes.getStore();
  if (scope) scope.userId = userId;
}

/** Names the pattern of the request's address, for the measurements. */
export function noteRoute(route: string): void {
  const scope = scopes.getStore();
  if (scope) scope.route = route;
}
