import { partnerAccounts, partners } from "~api/db/schema";
import { listBioLinks, listPartners, putBioLinks, unlinkPartner } from "~contract/calls/links";
import { callApi } from "../call-api";
import type { CallCase } from "../call-case";
import type { World } from "../world";

const PARTNER = { alias: "garden", name: "Garden", siteUrl: "https://garden.example.org/" };

async function linkAccount({ api, player }: World): Promise<void> {
  await api.database.insert(partners).values(PARTNER).onConflictDoNothing();
  const account = { partnerAlias: PARTNER.alias, accountId: "7", accountName: "portia" };
  await api.database
    .insert(partnerAccounts)
    .values({ ...account, userId: player.userId, linkedAt: new Date() })
    .onConflictDoNothing();
}

export const LINK_CASES: CallCase[] = [
  {
    call: listBioLinks,
    example: async ({ player }) => {
      await callApi(putBioLinks, { as: player, body: { bioLinks: ["https://example.org/portia"] } });
      return { as: player };
    },
  },
  {
    call: putBioLinks,
    example: ({ player }) => ({ as: player, body: { bioLinks: ["https://example.org/portia"] } }),
    refusals: {
      invalid_request_payload: ({ player }) => ({ as: player, body: { bioLinks: ["http://example.org/"] } }),
    },
  },
  {
    call: listPartners,
    example: async (world) => {
      await linkAccount(world);
      return { as: world.player };
    },
  },
  {
    call: unlinkPartner,
    example: async (world) => {
      await linkAccount(world);
      return { as: world.player, params: { alias: PARTNER.alias } };
    },
    refusals: { partner_not_found: ({ player }) => ({ as: player, params: { alias: "nobody" } }) },
  },
];
