import { currentRequest, type RequestScope } from "~observe/request-scope";

const requestCaches = new WeakMap<RequestScope, WeakMap<object, Map<string, Promise<unknown>>>>();

// Cached for one request, because a page's loaders make the same calls at once. Failures are not cached.
// Within one `owner`, a name must always stand for the same type: the cached value is cast.
export function cacheInRequest<Value>(owner: object, name: string, load: () => Promise<Value>): Promise<Value> {
  const request = currentRequest();
  if (!request) return load();
  const owners = requestCaches.get(request) ?? new WeakMap<object, Map<string, Promise<unknown>>>();
  requestCaches.set(request, owners);
  const cache = owners.get(owner) ?? new Map<string, Promise<unknown>>();
  owners.set(owner, cache);
  const cached = cache.get(name);
  if (cached) return cached as Promise<Value>;
  const loading = load();
  cache.set(name, loading);
  loading.catch(() => cache.delete(name));
  return loading;
}

/** Call it before and after a write: the rest of the request reads fresh data. */
export function clearRequestCache(): void {
  const request = currentRequest();
  if (request) requestCaches.delete(request);
}
