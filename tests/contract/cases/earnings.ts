import { randomUUID } from "node:crypto";
import * as desk from "~contract/calls/desk-payouts";
import * as calls from "~contract/calls/earnings";
import { addMember, storeStudio } from "../../fixtures/stored-studios";
import { storeEarnings } from "../../fixtures/studio-earnings";
import { callApi } from "../call-api";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, disposableUser, type World } from "../world";

const MONTH = "2026-10";
const BANK = { holder: "Kite Club", iban: "DE89370400440532013000", otherAccount: null };
const PAYOUT = { currency: "EUR", amount: 1_000, paidOn: "2026-11-20", reference: "October" };
const REASON = { reason: "As agreed." };

async function asStudioOwner(world: World) {
  const studioId = await storeStudio(world.api.database, world.player);
  const createdAt = new Date(`${MONTH}-10T00:00:00Z`);
  await storeEarnings(world.api.database, studioId, { gameId: world.game, createdAt });
  return { as: world.player, params: { studioId, month: MONTH } };
}

async function asTester(world: World) {
  const { params } = await asStudioOwner(world);
  const tester = await disposableUser(world);
  await addMember(world.api.database, params.studioId, tester, "TESTER");
  return { as: tester, params };
}

const ofStudio =
  (params: object = {}) =>
  async (world: World) => {
    const request = await asStudioOwner(world);
    return { ...request, params: { ...request.params, ...params } };
  };

const ofDesk = (query: Record<string, string>) => async (world: World) => ({ ...(await asOwner(world)), query });

const paying =
  (body: object = PAYOUT, params: object = {}) =>
  async (world: World) => {
    const { studioId } = (await asStudioOwner(world)).params;
    return { ...(await asOwner(world)), params: { studioId, payoutId: randomUUID() as string, ...params }, body };
  };

async function reversing(world: World) {
  const { params, ...request } = await paying()(world);
  await callApi(desk.recordPayout, { ...request, params });
  return { ...request, params: { payoutId: params.payoutId }, body: REASON };
}

const sharing =
  (body: object = {}) =>
  async (world: World) => {
    const { studioId } = (await asStudioOwner(world)).params;
    return { ...(await asOwner(world)), body: { studioId, points: 7_500, validFrom: null, ...REASON, ...body } };
  };

export const EARNINGS_CASES: CallCase[] = [
  {
    call: calls.getStudioEarnings,
    example: ofStudio(),
    refusals: { studio_not_found: ofStudio({ studioId: UNKNOWN_ID }), studio_role_insufficient: asTester },
  },
  {
    call: calls.getStudioStatement,
    example: ofStudio(),
    refusals: {
      invalid_request_payload: ofStudio({ month: "2026-13" }),
      studio_not_found: ofStudio({ studioId: UNKNOWN_ID }),
      studio_role_insufficient: asTester,
      statement_not_found: ofStudio({ month: "2025-01" }),
    },
  },
  {
    call: calls.changeBankDetails,
    example: async (world) => ({ ...(await asStudioOwner(world)), body: { bankDetails: BANK } }),
    refusals: {
      invalid_request_payload: async (world) => ({
        ...(await asStudioOwner(world)),
        body: { bankDetails: { ...BANK, iban: "DE00370400440532013000" } },
      }),
      studio_not_found: async (world) => ({
        ...(await ofStudio({ studioId: UNKNOWN_ID })(world)),
        body: { bankDetails: null },
      }),
      studio_role_insufficient: async (world) => ({ ...(await asTester(world)), body: { bankDetails: null } }),
    },
  },
  {
    call: desk.listDuePayouts,
    example: async (world) => {
      await asStudioOwner(world);
      return { ...(await asOwner(world)), query: { minimum: "1" } };
    },
    refusals: { invalid_request_payload: ofDesk({ minimum: "-1" }) },
  },
  {
    call: desk.listPayouts,
    example: async (world) => {
      await callApi(desk.recordPayout, await paying()(world));
      return asOwner(world);
    },
  },
  {
    call: desk.recordPayout,
    example: paying(),
    refusals: {
      invalid_request_payload: paying({ ...PAYOUT, amount: 0 }),
      studio_not_found: paying(PAYOUT, { studioId: UNKNOWN_ID }),
      payout_too_high: paying({ ...PAYOUT, amount: 1_001 }),
      change_id_reused: async (world) => {
        const request = await paying()(world);
        await callApi(desk.recordPayout, request);
        return { ...request, body: { ...PAYOUT, reference: "November" } };
      },
    },
  },
  {
    call: desk.reversePayout,
    example: reversing,
    refusals: {
      payout_not_found: async (world) => ({ ...(await reversing(world)), params: { payoutId: UNKNOWN_ID } }),
      payout_reversed: async (world) => {
        const request = await reversing(world);
        await callApi(desk.reversePayout, request);
        return request;
      },
    },
  },
  {
    call: desk.listShares,
    example: async (world) => {
      await callApi(desk.changeShare, await sharing()(world));
      return { ...(await asOwner(world)), query: { search: "Kite" } };
    },
    refusals: { invalid_request_payload: ofDesk({ search: "x".repeat(101) }) },
  },
  {
    call: desk.changeShare,
    example: sharing(),
    refusals: {
      invalid_request_payload: sharing({ studioId: null, points: null }),
      studio_not_found: sharing({ studioId: UNKNOWN_ID }),
      share_date_past: sharing({ validFrom: "2026-01-01T00:00:00.000Z" }),
    },
  },
];
