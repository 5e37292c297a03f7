import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { isAfterLastPage } from "~/rules/page-number";
import {
  FAVORITE_SORTS,
  FAVORITE_TYPES,
  libraryHref,
  libraryTitle,
  RECENT_TYPES,
  toLibraryPage,
  type FavoriteQuery,
  type LibraryEntry,
  type LibraryList,
} from "~/view-models/library-page";
import { listFavorites, listRecentlyPlayed, MAX_FAVORITE_SEARCH } from "~contract/calls/library";
import type { Pagination } from "~contract/entities/pagination";
import { choiceParam, pageParam } from "./page-param.server";
import { pageContext, type PageContext } from "./page-context.server";
import { notFound } from "./page-error.server";
import { requireAccount } from "./protected-page.server";
import { loadSession } from "./session.server";

const PAGE_SIZE = 24;
const NOTHING: Entries = {
  entries: [],
  pagination: { currPage: 0, numPerPage: PAGE_SIZE, totalItems: 0, totalPages: 0 },
};

type Entries = { entries: LibraryEntry[]; pagination: Pagination };

export async function loadFavorites(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["catalogue"]);
  await requireAccount(args, context);
  const type = libraryTypeOf(args, FAVORITE_TYPES);
  const asked = askedFavorites(context.url);
  const query = { locale: context.locale, type, page: pageParam(context.url), pageSize: PAGE_SIZE, ...asked };
  const { favorites: entries, pagination } = await context.callApi(listFavorites, { query });
  return answer(context, { kind: "favorites", type }, { entries, pagination }, asked);
}

export async function loadRecentlyPlayed(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["catalogue"]);
  const type = libraryTypeOf(args, RECENT_TYPES);
  const { status } = await loadSession(args.context, context.requestApi);
  const query = { locale: context.locale, type, page: pageParam(context.url), pageSize: PAGE_SIZE };
  const found = status === "signed-out" ? NOTHING : await context.callApi(listRecentlyPlayed, { query });
  return answer(context, { kind: "recent", type }, found);
}

function askedFavorites(url: URL): FavoriteQuery {
  const search = (url.searchParams.get("search") ?? "").trim().slice(0, MAX_FAVORITE_SEARCH);
  return { search: search || undefined, sort: choiceParam(url, "sort", FAVORITE_SORTS) };
}

export function libraryTypeOf<Type extends string>(
  { params }: LoaderFunctionArgs,
  types: readonly [Type, ...Type[]],
): Type {
  const named = params["type"];
  const type = named === undefined ? types[0] : types.find((candidate) => candidate === named);
  if (type === undefined) throw notFound();
  return type;
}

function answer(context: PageContext, list: LibraryList, { entries, pagination }: Entries, query: FavoriteQuery = {}) {
  const { locale, t, view } = context;
  if (isAfterLastPage(pagination)) throw redirect(libraryHref(locale, list, 0, query));
  const title = t(libraryTitle(list));
  const path = libraryHref(DEFAULT_LOCALE, list, 0);
  const library = toLibraryPage({ list, query, entries, pagination }, view);
  return context.page({ library }, { title, description: t("site.description"), path, noindex: true });
}
