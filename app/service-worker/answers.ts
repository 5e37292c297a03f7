import { isForEverybody, type KeptFiles } from "./kept-files";
import { keptAddress, pageOfData, requestKind, shellOf } from "./request-kind";
import type { FetchEvent, WorkerScope } from "./worker-scope";

type Setting = { scope: WorkerScope; kept: KeptFiles; locales: readonly string[] };

/** How the worker answers: pages from the network first, what carries a hash in its name from what is kept. */
export function answers({ scope, kept, locales }: Setting) {
  /** The page as somebody without an account sees it, who is sent no cookies for it. */
  const fetchForEverybody = async (address: string) => {
    const answer = await scope.fetch(address, { credentials: "omit", referrerPolicy: "no-referrer" });
    return isForEverybody(answer) ? answer : null;
  };

  const keepShell = async (address: string) => {
    const shell = shellOf(address, locales);
    if (await kept.shell(shell)) return;
    const answer = await fetchForEverybody(shell);
    if (answer) await kept.keepShell(shell, answer);
  };

  /** A page that was made for somebody is replaced by what everybody sees, asked for once. */
  const keepPage = async (asked: string, answer: Response | null) => {
    const address = keptAddress(asked);
    if (answer && address === asked && isForEverybody(answer)) await kept.keepPage(address, answer);
    else if (!(await kept.page(address))) {
      const page = await fetchForEverybody(address);
      if (page) await kept.keepPage(address, page);
    }
    await keepShell(address);
  };

  const page = async (event: FetchEvent): Promise<Response> => {
    const { url } = event.request;
    try {
      const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request));
      if (answer.ok) event.waitUntil(keepPage(url, answer.clone()).catch(() => undefined));
      return answer;
    } catch {
      return (await kept.page(keptAddress(url))) ?? (await kept.shell(shellOf(url, locales))) ?? Response.error();
    }
  };

  /**
   * Without a network a link leads to the document that is kept. A page that renews its own data gets the failure, which
   * it can deal with: loaded anew it would lose a running game.
   */
  const pageData = async (event: FetchEvent): Promise<Response> => {
    const address = pageOfData(event.request.url);
    try {
      const answer = await scope.fetch(event.request);
      if (answer.ok) event.waitUntil(keepPage(address, null).catch(() => undefined));
      return answer;
    } catch (error) {
      const client = await scope.clients.get(event.clientId);
      if (!client || new URL(client.url).pathname === new URL(address).pathname) throw error;
      return documentInstead(address);
    }
  };

  const asset = async (event: FetchEvent): Promise<Response> => {
    const found = await kept.file(event.request);
    if (found) return found;
    const answer = await scope.fetch(event.request);
    if (answer.ok) event.waitUntil(kept.keepAsset(event.request.url, answer.clone()));
    return answer;
  };

  const picture = async (event: FetchEvent): Promise<Response> => {
    try {
      const answer = await scope.fetch(event.request);
      if (answer.ok) event.waitUntil(kept.keepPicture(event.request.url, answer.clone()));
      return answer;
    } catch (error) {
      const found = await kept.picture(event.request);
      if (!found) throw error;
      return found;
    }
  };

  /** What a page is made of that has loaded without the worker; comes from the browser's own cache. */
  const keepFile = async (address: string) => {
    const kind = requestKind({ url: address, method: "GET", mode: "no-cors", hasRange: false }, scope.location.origin);
    if (kind !== "asset" && kind !== "picture") return;
    if (await (kind === "asset" ? kept.file(address) : kept.picture(address))) return;
    const found = await scope.fetch(address);
    if (found.ok) await (kind === "asset" ? kept.keepAsset : kept.keepPicture)(address, found);
  };

  return { page, pageData, asset, picture, keepPage, keepFile };
}

/** Tells the router to load the document, in the words of Remix's single fetch. */
function documentInstead(address: string): Response {
  const { pathname, search } = new URL(address);
  const fields = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const values = ["redirect", pathname + search, "status", 302, "revalidate", false, "reload", true, "replace"];
  const body = JSON.stringify([["SingleFetchRedirect", 1], fields, ...values]);
  return new Response(`${body}\n`, { status: 202, headers: { "Content-Type": "text/x-script" } });
}
