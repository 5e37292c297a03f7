import { redirect } from "@remix-run/node";
import { isBehindLast, pageNumber } from "~/rules/page-number";
import type { Pagination } from "~contract/entities/pagination";
import { notFound } from "./page-failure.server";

/**
 * The page of a list that the address asks for, counted from 0: the one way in which every paged page reads it. An
 * address that names no page there is answered with 301 to the same address without it.
 */
export function askedPage(url: URL, name = "page"): number {
  const page = pageNumber(url.searchParams, name);
  if (page !== null) return page;
  const search = new URLSearchParams(url.searchParams);
  search.delete(name);
  throw redirect(search.size > 0 ? `${url.pathname}?${search.toString()}` : url.pathname, 301);
}

/** A page behind the last of a public list does not exist: 404. The first always does. */
export function assertPageExists(pagination: Pagination): void {
  if (isBehindLast(pagination)) throw notFound();
}
