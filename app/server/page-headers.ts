import type { HeadersFunction } from "@remix-run/node";

export const pageHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  if (errorHeaders) return errorHeaders;
  return [...actionHeaders.keys()].length > 0 ? actionHeaders : loaderHeaders;
};
