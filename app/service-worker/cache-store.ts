const MAX_PAGES = 30;
const MAX_PICTURES = 150;

const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs;

export type CacheStore = ReturnType<typeof createCacheStore>;

export function createCacheStore(caches: CacheStorage, version: string) {
  const names = {
    pages: `pages ${version}`,
    shells: `shells ${version}`,
    files: `files ${version}`,
    pictures: `pictures ${version}`,
  };
  /** Pages cache games themselves (app/browser/game-cache.ts). */
  const currentNames = [...Object.values(names), `games ${version}`];
  const find = async (name: string, address: string | Request) =>
    (await caches.open(name)).match(address, { ignoreVary: true });
  const store = async (name: string, address: string, response: Response, maxEntries: number) => {
    const cache = await caches.open(name);
    // A new entry goes last, so that the first is the least recently used.
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, response);
    const requests = await cache.keys();
    for (const request of requests.slice(0, Math.max(0, requests.length - maxEntries))) await cache.delete(request);
  };
  return {
    page: (address: string) => find(names.pages, address),
    shell: (address: string) => find(names.shells, address),
    file: (request: Request | string) => find(names.files, request),
    storePage: (address: string, response: Response) => store(names.pages, address, response, MAX_PAGES),
    storeAsset: (address: string, response: Response) => store(names.files, address, response, Infinity),
    picture: (request: Request | string) => find(names.pictures, request),
    storePicture: (address: string, response: Response) => store(names.pictures, address, response, MAX_PICTURES),
    storeShell: async (address: string, response: Response) =>
      store(names.shells, address, await toShell(response), Infinity),
    deleteOutdated: async () => {
      const outdated = (await caches.keys()).filter((name) => !currentNames.includes(name));
      await Promise.all(outdated.map((name) => caches.delete(name)));
    },
  };
}

/** A shell replaces any address; its scripts would detect the wrong page and reload it. */
async function toShell(response: Response): Promise<Response> {
  const html = withoutScripts(await response.text());
  return new Response(html, { status: response.status, headers: response.headers });
}

export const withoutScripts = (html: string): string => html.replace(SCRIPT, "");

/** Security: only public pages are cached, never one rendered for a signed-in viewer. */
export function isPublicPage({ ok, type, redirected, headers }: Response): boolean {
  const [cache, content] = ["cache-control", "content-type"].map((name) => headers.get(name) ?? "");
  return (
    ok && type === "basic" && !redirected && /\bpublic\b/.test(cache ?? "") && (content ?? "").startsWith("text/html")
  );
}
