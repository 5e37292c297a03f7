import type { HeadersFunction } from "@remix-run/node";

/** The `headers` export of every page: what its loader or action has set. */
export const pageHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  if (errorHeaders) return errorHeaders;
  return [...actionHeaders.keys()].length > 0 ? actionHeaders : loaderHeaders;
};
