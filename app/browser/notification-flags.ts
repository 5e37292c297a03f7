export type NotificationFlags = { hasUnread: boolean | null; hasFriendRequests: boolean | null };

export const NO_NOTIFICATION_FLAGS: NotificationFlags = { hasUnread: null, hasFriendRequests: null };

let current = NO_NOTIFICATION_FLAGS;
const listeners = new Set<() => void>();

export const readNotificationFlags = (): NotificationFlags => current;

export function setNotificationFlags(changes: Partial<NotificationFlags>): void {
  current = { ...current, ...changes };
  for (const listener of listeners) listener();
}

export function onNotificationFlags(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
