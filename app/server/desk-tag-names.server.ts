import * as z from "zod";
import { listTagChoices, MAX_TAG_NAME_LENGTH } from "~contract/calls/desk-tags";
import type { PageContext } from "./page-context.server";

/** A title or an alias. */
export const tagName = z.string().trim().min(1).max(MAX_TAG_NAME_LENGTH);

export async function tagIdsOf({ api }: PageContext, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { named } = await api(listTagChoices, { query: { names } });
  return named.map(({ tagId }) => tagId);
}
