import type { CallApi } from "~/api-client/client";
import { BELL_PROBE } from "~/rules/notification-dots";
import { listMessages } from "~contract/calls/messages";
import { MAX_PAGE_SIZE } from "~contract/entities/pagination";

/** Beyond these pages the API's total is used. */
const MAX_PAGES = 10;

/** The inbox hides messages of unknown types, so older ones are checked, too. */
export async function hasUnreadMessage(callApi: CallApi): Promise<boolean> {
  const { messages, pagination } = await callApi(listMessages, { query: BELL_PROBE });
  if (messages.length > 0 || pagination.totalItems <= BELL_PROBE.pageSize) return messages.length > 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const found = await unreadPage(callApi, page);
    if (found.messages.length > 0) return true;
    if (page + 1 >= found.pagination.totalPages) return false;
  }
  return false;
}

export async function countUnreadMessages(callApi: CallApi): Promise<number> {
  let [visibleCount, hiddenCount] = [0, 0];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { messages, pagination } = await unreadPage(callApi, page);
    const { totalItems, totalPages, numPerPage } = pagination;
    visibleCount += messages.length;
    hiddenCount += Math.min(numPerPage, totalItems - page * numPerPage) - messages.length;
    if (page + 1 >= totalPages) return visibleCount;
    if (page + 1 === MAX_PAGES) return totalItems - hiddenCount;
  }
  return visibleCount;
}

const unreadPage = (callApi: CallApi, page: number) =>
  callApi(listMessages, { query: { read: false, page, pageSize: MAX_PAGE_SIZE } });
