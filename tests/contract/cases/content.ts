import { eq } from "drizzle-orm";
import { feedEntryVotes } from "~api/db/schema";
import { getConfiguration, getFeed, voteForEntry, withdrawVote } from "~contract/calls/configurations";
import { getGlobalSettings } from "~contract/calls/global-settings";
import { getLegalText, getSite } from "~contract/calls/site";
import { getSitemap, listSitemapEntries } from "~contract/calls/sitemap";
import { getStudio, getTag, listStudioNews, listTags } from "~contract/calls/tags";
import type { CaseRequest, CallCase } from "../call-case";
import type { World } from "../world";

function entryOf({ player, feed }: World): CaseRequest {
  return { as: player, params: { feedId: feed.feedId, entryId: feed.entryId } };
}

export const CONTENT_CASES: CallCase[] = [
  { call: getGlobalSettings, example: ({ visitor }) => ({ as: visitor }) },
  {
    call: getLegalText,
    example: ({ visitor }) => ({ as: visitor, params: { page: "terms" }, query: { locale: "de" } }),
    refusals: { page_not_found: ({ visitor }) => ({ as: visitor, params: { page: "imprint" }, query: {} }) },
  },
  { call: getSite, example: ({ visitor }) => ({ as: visitor }) },
  {
    call: getConfiguration,
    example: ({ visitor }) => ({ as: visitor, params: { configurationId: "home" }, query: { locale: "de" } }),
  },
  {
    call: getFeed,
    example: ({ visitor, feed }) => ({ as: visitor, params: { alias: feed.alias }, query: { locale: "pl" } }),
  },
  {
    call: voteForEntry,
    example: async (world) => {
      await world.api.database.delete(feedEntryVotes).where(eq(feedEntryVotes.userId, world.player.userId));
      return { ...entryOf(world), body: { feedVersion: "1" } };
    },
    refusals: { version_conflict: (world) => ({ ...entryOf(world), body: { feedVersion: "0" } }) },
  },
  { call: withdrawVote, example: entryOf },
  { call: getSitemap, example: ({ visitor }) => ({ as: visitor, query: { pageSize: 2 } }) },
  {
    call: listSitemapEntries,
    example: ({ visitor }) => ({ as: visitor, query: { type: "games", pageSize: 2 } }),
    refusals: { invalid_request_payload: ({ visitor }) => ({ as: visitor, query: { type: "players" } }) },
  },
  { call: listTags, example: ({ visitor }) => ({ as: visitor, query: { locale: "tr" } }) },
  { call: getTag, example: ({ visitor }) => ({ as: visitor, params: { alias: "cosy" } }) },
  {
    call: listStudioNews,
    example: ({ visitor, studio }) => ({ as: visitor, params: { studioId: studio }, query: { locale: "de" } }),
  },
  { call: getStudio, example: ({ player, studio }) => ({ as: player, params: { studioId: studio } }) },
];
