const MOST_PAGES = 30;
const MOST_PICTURES = 150;

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
  const own = [...Object.values(names), `games ${version}`];
  const find = async (name: string, address: string | Request) =>
    (await caches.open(name)).match(address, { ignoreVary: true });
  const keep = async (name: string, address: string, answer: Response, most: number) => {
    const cache = await caches.open(name);
    // A new entry goes last, so that the first is the least recently used.
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, answer);
    const kept = await cache.keys();
    for (const request of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(request);
  };
  return {
    page: (address: string) => find(names.pages, address),
    shell: (address: string) => find(names.shells, address),
    file: (request: Request | string) => find(names.files, request),
    keepPage: (address: string, answer: Response) => keep(names.pages, address, answer, MOST_PAGES),
    keepAsset: (address: string, answer: Response) => keep(names.files, address, answer, Infinity),
    picture: (request: Request | string) => find(names.pictures, request),
    keepPicture: (address: string, answer: Response) => keep(names.pictures, address, answer, MOST_PICTURES),
    keepShell: async (address: string, answer: Response) =>
      keep(names.shells, address, await toShell(answer), Infinity),
    forgetOthers: async () => {
      const others = (await caches.keys()).filter((name) => !own.includes(name));
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}

/** A shell replaces any address; its scripts would detect the wrong page and reload it. */
async function toShell(answer: Response): Promise<Response> {
  const html = withoutScripts(await answer.text());
  return new Response(html, { status: answer.status, headers: answer.headers });
}

export const withoutScripts = (html: string): string => html.replace(SCRIPT, "");

/** Security: only public pages are cached, never one rendered for a signed-in viewer. */
export function isPublicPage({ ok, type, redirected, headers }: Response): boolean {
  const [cache, content] = ["cache-control", "content-type"].map((name) => headers.get(name) ?? "");
  return (
    ok && type === "basic" && !redirected && /\bpublic\b/.test(cache ?? "") && (content ?? "").startsWith("text/html")
  );
}
