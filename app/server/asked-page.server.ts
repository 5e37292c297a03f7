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
  if (page === null) throw toAddressWithout(url, name);
  return page;
}

/** One of the values that a parameter may have; without one, or with an empty field of a form, none. Others lead away. */
export function askedChoice<Choice extends string>(
  url: URL,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = url.searchParams.get(name) ?? "";
  const choice = choices.find((candidate) => candidate === value);
  if (value !== "" && choice === undefined) throw toAddressWithout(url, name);
  return choice;
}

/** A page behind the last of a public list does not exist: 404. The first always does. */
export function assertPageExists(pagination: Pagination): void {
  if (isBehindLast(pagination)) throw notFound();
}

function toAddressWithout({ pathname, searchParams }: URL, name: string) {
  const search = new URLSearchParams(searchParams);
  search.delete(name);
  return redirect(search.size > 0 ? `${pathname}?${search.toString()}` : pathname, 301);
}
