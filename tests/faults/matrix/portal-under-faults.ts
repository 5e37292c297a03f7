import { AsyncLocalStorage } from "node:async_hooks";
import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { getApi } from "~api/app";
import { getDatabase } from "~api/db/client";
import type { Database } from "~api/db/database";
import { IN_MEMORY } from "~api/db/in-memory";
import {
  friendRequests,
  paymentOrders,
  purchases,
  reportCases,
  roomPlayers,
  studioMembers,
  uploads,
} from "~api/db/schema";
import { signSubscription } from "~api/identity/subscription-token";
import { createAnnouncement } from "~api/store/announcements/announcements";
import { fillAccount } from "../../fixtures/a-full-account";
import { AN_ANNOUNCEMENT } from "../../fixtures/announcements";
import { aMember } from "../../fixtures/members";
import { storeEarnings } from "../../fixtures/studio-earnings";
import { createPortalHandler, type RouteFile } from "../../setup/portal-handler";
import { createVisitor, TEST_SECRET, TEST_SITE_URL } from "../../setup/test-api";
import { startFaultProxy, type Cell } from "./fault-proxy";
import type { AccountIds } from "./page-addresses";

/** `deadlines` are the portal's deadlines for the failing call. */
type Try = Cell & { deadlines: number[] };

export type PageResponse = {
  status: number;
  headers: Headers;
  body: string;
  requests: string[];
  deadlines: number[];
  elapsedMs: number;
};

export type PortalUnderFaults = {
  routes: RouteFile[];
  ids: AccountIds;
  /** Requests a path as the account's owner, with empty caches. */
  request: (path: string, fails?: Cell["fails"]) => Promise<PageResponse>;
  close: () => Promise<void>;
};

/** Identifies the try in API calls far below the request. */
export const currentTry = new AsyncLocalStorage<Try>();

export async function startPortalUnderFaults(): Promise<PortalUnderFaults> {
  vi.stubEnv("SESSION_SECRET", TEST_SECRET);
  vi.stubEnv("FEATURE_EVENT", "on");
  // The proxy identifies a try by client address.
  vi.stubEnv("TRUST_PROXY", "on");
  const api = await getApi();
  const { database } = await getDatabase({ databaseUrl: undefined, dataDir: IN_MEMORY });
  const proxy = await startFaultProxy(api);
  vi.stubEnv("API_BASE_URL", proxy.baseUrl);
  const { handle, routes } = await createPortalHandler();
  const { withNewApiState } = await import("~/api-client/api-state.server");
  const { cookie, ids } = await aFullAccount(database, api);
  const request: PortalUnderFaults["request"] = async (path, fails) => {
    const attempt: Try = { requests: new Set(), deadlines: [], ...(fails && { fails }) };
    const headers = { "x-forwarded-for": proxy.open(attempt), cookie };
    const begin = performance.now();
    const visit = async () => {
      const response = await handle(new Request(TEST_SITE_URL + path, { headers }));
      // A download aborts when its data fails.
      const body = await response.text().catch(() => "");
      return { body, status: response.status, headers: response.headers };
    };
    const { body, status, ...rest } = await withNewApiState(() => currentTry.run(attempt, visit));
    const elapsedMs = performance.now() - begin;
    return {
      status,
      headers: rest.headers,
      body,
      requests: [...attempt.requests],
      deadlines: attempt.deadlines,
      elapsedMs,
    };
  };
  return { routes, ids, request, close: proxy.close };
}

type Api = { fetch: (request: Request) => Response | Promise<Response> };

async function aFullAccount(database: Database, api: Api): Promise<{ cookie: string; ids: AccountIds }> {
  const visitor = () =>
    createVisitor((path, init) => Promise.resolve(api.fetch(new Request(TEST_SITE_URL + path, init))), TEST_SITE_URL);
  const ada = await aMember({ visitor, database }, "ada", { email: "ada@example.org" });
  const bo = await aMember({ visitor, database }, "bo");
  const { userId } = ada;
  await fillAccount(database, { userId, otherId: bo.userId });
  const cy = await aMember({ visitor, database }, "cy");
  const request = { requestId: crypto.randomUUID(), senderId: cy.userId, receiverId: userId, requestedAt: new Date() };
  await database.insert(friendRequests).values(request);
  const [purchase] = await database.select().from(purchases).where(eq(purchases.userId, userId));
  const [order] = await database.select().from(paymentOrders).where(eq(paymentOrders.userId, userId));
  const [room] = await database.select().from(roomPlayers).where(eq(roomPlayers.userId, userId));
  const [studio] = await database.select().from(studioMembers).where(eq(studioMembers.userId, userId));
  const [upload] = await database.select().from(uploads).where(eq(uploads.userId, userId));
  const [reportCase] = await database.select().from(reportCases);
  if (!purchase || !order || !room || !studio || !upload || !reportCase) throw new Error("The account is not full.");
  const createdAt = new Date("2026-11-10T12:00:00Z");
  await storeEarnings(database, studio.studioId, { gameId: upload.gameId, createdAt });
  const author = { actorId: null, now: new Date() };
  const { announcementId } = await createAnnouncement(database, AN_ANNOUNCEMENT, author);
  const subscriptionToken = signSubscription(TEST_SECRET, { userId, kind: "MARKETING" });
  const ids = {
    ...{ userId, username: ada.username, subscriptionToken },
    ...{ purchaseId: purchase.purchaseId, orderId: order.orderId, roomId: room.roomId },
    ...{ studioId: studio.studioId, studioGameId: upload.gameId, uploadId: upload.uploadId },
    ...{ caseId: reportCase.caseId, announcementId },
  };
  return { cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; "), ids };
}
