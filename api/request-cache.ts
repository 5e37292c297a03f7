import { currentRequest, type RequestScope } from "~observe/request-scope";

const memories = new WeakMap<RequestScope, WeakMap<object, Map<string, Promise<unknown>>>>();

// Cached for one request, because a page's loaders make the same calls at once. Failures are not cached.
// Within one `owner`, a name must always stand for the same type: the cached value is cast.
export function cacheInRequest<Found>(owner: object, name: string, load: () => Promise<Found>): Promise<Found> {
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

/** Call it before and after a write: the rest of the request reads fresh data. */
export function clearRequestCache(): void {
  const request = currentRequest();
  if (request) memories.delete(request);
}
