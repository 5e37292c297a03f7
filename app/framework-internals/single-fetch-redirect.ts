/** Remix's encoding of a redirect that makes the router load the document. */
export function documentRedirect(address: string): Response {
  const { pathname, search } = new URL(address);
  const fields = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const values = ["redirect", pathname + search, "status", 302, "revalidate", false, "reload", true, "replace"];
  const body = JSON.stringify([["SingleFetchRedirect", 1], fields, ...values]);
  return new Response(`${body}\n`, { status: 202, headers: { "Content-Type": "text/x-script" } });
}
