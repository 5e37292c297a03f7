import type { FriendRequest } from "~contract/entities/friend-request";
import type { Pagination } from "~contract/entities/pagination";
import type { SessionView } from "./root-data";

/** GET /api/session/: whose session it is; an id only of somebody who is signed in. */
export type SessionAnswer = { status: SessionView["status"]; userId: string | null };

/** GET /api/bell/: whether there is an unread message; null when the API does not say. */
export type BellAnswer = { hasUnread: boolean | null };

/** GET /api/friend-requests/: one page of the requests that wait for the viewer. */
export type FriendRequestsAnswer = { requests: FriendRequest[]; pagination: Pagination };
