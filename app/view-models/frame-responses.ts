import type { FriendRequest } from "~contract/entities/friend-request";
import type { Pagination } from "~contract/entities/pagination";
import type { SessionView } from "./root-data";

/** GET /api/session/: `userId` only when signed in. */
export type SessionResponse = { status: SessionView["status"]; userId: string | null };

/** GET /api/bell/: null when unknown. */
export type BellResponse = { hasUnread: boolean | null };

/** GET /api/friend-requests/: one page of incoming requests. */
export type FriendRequestsResponse = { requests: FriendRequest[]; pagination: Pagination };
