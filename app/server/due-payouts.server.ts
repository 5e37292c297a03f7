import type { CallApi } from "~/api-client/client";
import { listDuePayouts, MAX_PAYOUT_MINIMUM } from "~contract/calls/desk-payouts";
import type { DuePayout } from "~contract/entities/earnings";
import { MAX_PAGE_SIZE } from "~contract/entities/pagination";

/** Below it, what a bank takes for a transfer is too much of it. */
const USUAL_MINIMUM = 50;
/** Of the file; whatever is above comes once these are paid. */
const MAX_PAGES = 20;

/** Whole units of each currency; what is none is the usual one. */
export function payoutMinimum(url: URL): number {
  const text = url.searchParams.get("minimum")?.trim() ?? "";
  const minimum = /^\d{1,7}$/.test(text) ? Number(text) : USUAL_MINIMUM;
  return Math.min(minimum, MAX_PAYOUT_MINIMUM);
}

export async function loadDuePayouts(callApi: CallApi, minimum: number): Promise<DuePayout[]> {
  const found: DuePayout[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { due, pagination } = await callApi(listDuePayouts, { query: { minimum, page, pageSize: MAX_PAGE_SIZE } });
    found.push(...due);
    if (page + 1 >= pagination.totalPages) break;
  }
  return found;
}
