import * as calls from "~contract/calls/figures";
import { addMember, storeStudio } from "../../fixtures/stored-studios";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, disposableUser, type World } from "../world";

async function asStudioOwner(world: World) {
  const studioId = await storeStudio(world.api.database, world.player);
  return { as: world.player, params: { studioId } };
}

async function asTester(world: World) {
  const { params } = await asStudioOwner(world);
  const tester = await disposableUser(world);
  await addMember(world.api.database, params.studioId, tester, "TESTER");
  return { as: tester, params };
}

const ofDesk = (query: Record<string, string>) => async (world: World) => ({ ...(await asOwner(world)), query });
const ofStudio = (query: Record<string, string>) => async (world: World) => ({
  ...{ ...(await asStudioOwner(world)), query },
});

export const FIGURE_CASES: CallCase[] = [
  {
    call: calls.getFigures,
    example: ofDesk({ from: "2026-10-01", to: "2026-10-31" }),
    refusals: {
      invalid_request_payload: ofDesk({ from: "2025-01-01", to: "2026-10-31" }),
      studio_not_found: ofDesk({ studioId: UNKNOWN_ID }),
      game_not_found: ofDesk({ gameId: UNKNOWN_ID }),
    },
  },
  {
    call: calls.getStudioFigures,
    example: ofStudio({ days: "7" }),
    refusals: {
      invalid_request_payload: ofStudio({ days: "8" }),
      studio_not_found: async (world) => ({ ...(await asStudioOwner(world)), params: { studioId: UNKNOWN_ID } }),
      studio_role_insufficient: asTester,
      // Of another studio.
      game_not_found: async (world) => ({ ...(await asStudioOwner(world)), query: { gameId: world.game } }),
    },
  },
];
