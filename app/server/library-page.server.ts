import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { isAfterLastPage } from "~/rules/paging";
import {
  libraryHref,
  libraryTitle,
  toLibraryPage,
  type FavoriteQuery,
  type LibraryEntry,
  type LibraryList,
} from "~/view-models/library-page";
import type { Pagination } from "~contract/entities/pagination";
import type { PageContext } from "./page-context.server";
import { notFound } from "./page-error.server";

export const LIBRARY_PAGE_SIZE = 24;

type Entries = { entries: LibraryEntry[]; pagination: Pagination };

export function libraryTypeOf<Type extends string>(
  { params }: LoaderFunctionArgs,
  types: readonly [Type, ...Type[]],
): Type {
  const requested = params["type"];
  const type = requested === undefined ? types[0] : types.find((candidate) => candidate === requested);
  if (type === undefined) throw notFound();
  return type;
}

export function libraryPage(
  context: PageContext,
  list: LibraryList,
  { entries, pagination }: Entries,
  query: FavoriteQuery = {},
) {
  const { locale, t, view } = context;
  if (isAfterLastPage(pagination)) throw redirect(libraryHref(locale, list, 0, query));
  const title = t(libraryTitle(list));
  const path = libraryHref(DEFAULT_LOCALE, list, 0);
  const library = toLibraryPage({ list, query, entries, pagination }, view);
  return context.page({ library }, { title, description: t("site.description"), path, noindex: true });
}
