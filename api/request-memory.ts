import { currentRequest, type RequestScope } from "~observe/request-scope";

const memories = new WeakMap<RequestScope, WeakMap<object, Map<string, Promise<unknown>>>>();

/**
 * What `load` finds, asked once for all calls that one request makes; a page's loaders make several at the same time.
 * Each use names its own `owner` and takes only names that are its own, so that what is found has the type that was kept.
 * Without a request everything is loaded every time, and so is what has failed.
 */
export function onceInRequest<Found>(owner: object, name: string, load: () => Promise<Found>): Promise<Found> {
  const request = currentRequest();
  if (!request) return load();
  const owners = memories.get(request) ?? new WeakMap<object, Map<string, Promise<unknown>>>();
  memories.set(request, owners);
  const known = owners.get(owner) ?? new Map<string, Promise<unknown>>();
  owners.set(owner, known);
  const found = known.get(name);
  if (found) return found as Promise<Found>;
  const loading = load();
  known.set(name, loading);
  loading.catch(() => known.delete(name));
  return loading;
}

/** To be called around whatever may change what was found: the rest of the request finds it anew. */
export function forgetRequest(): void {
  const request = currentRequest();
  if (request) memories.delete(request);
}
