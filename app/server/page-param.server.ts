import { redirect } from "@remix-run/node";
import { isAfterLastPage, pageNumber } from "~/rules/paging";
import type { Pagination } from "~contract/entities/pagination";
import { notFound } from "./page-error.server";

/** Zero-based page of a list; an invalid parameter redirects (301) to the URL without it. */
export function pageParam(url: URL, name = "page"): number {
  const page = pageNumber(url.searchParams, name);
  if (page === null) throw redirectWithoutParam(url, name);
  return page;
}

/** What somebody has typed, as long as a call takes it; empty without it. */
export function searchParam(url: URL, maxLength: number): string {
  return (url.searchParams.get("search") ?? "").trim().slice(0, maxLength);
}

export function choiceParam<Choice extends string>(
  url: URL,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = url.searchParams.get(name) ?? "";
  const choice = choices.find((candidate) => candidate === value);
  if (value !== "" && choice === undefined) throw redirectWithoutParam(url, name);
  return choice;
}

export function assertPageExists(pagination: Pagination): void {
  if (isAfterLastPage(pagination)) throw notFound();
}

function redirectWithoutParam({ pathname, searchParams }: URL, name: string) {
  const search = new URLSearchParams(searchParams);
  search.delete(name);
  return redirect(search.size > 0 ? `${pathname}?${search.toString()}` : pathname, 301);
}
