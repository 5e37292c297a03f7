import type { TextKey } from "~/i18n/text-keys";
import type { FriendError } from "~/view-models/friend-list";

export const FRIEND_ERROR_TEXTS: Record<FriendError, TextKey> = {
  username_missing: "friends.usernameMissing",
  user_not_found: "friends.userNotFound",
  self: "friends.self",
  already_friends: "friends.alreadyFriends",
  friend_request_already_sent: "friends.alreadySent",
  friend_request_not_found: "friends.requestGone",
  friend_not_found: "friends.friendGone",
  user_blocked: "friends.userBlocked",
  block_not_found: "friends.blockGone",
  too_many_requests: "profile.tooManyRequests",
  unreachable: "profile.unreachable",
};
