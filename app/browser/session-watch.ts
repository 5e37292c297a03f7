import { paths } from "~/paths";
import { sessionTransition, type SessionSnapshot, type SessionTransition } from "~/rules/session-transition";
import { saveLastPlayer } from "./last-player";
import { startPoll } from "./poll";
import { fieldOf, fetchPortal } from "./portal-request";

/** Interval and deadline of the poll (docs/product/sessions.md#session-status). */
const SESSION_CHECK_MS = 5_000;

const CHANNEL = "session";

const RUNNING_GAME = '.player[data-state="started"]';

export type SessionWatch = {
  show: (session: SessionSnapshot) => void;
  stop: () => void;
};

/** Detects a sign-in or sign-out in another tab. Tabs notify each other, but only the server is trusted. */
export function watchSession(onChange: (transition: Exclude<SessionTransition, "none">) => void): SessionWatch {
  let current: SessionSnapshot = { status: "loading", userId: null };
  let isStopped = false;

  const compare = (found: SessionSnapshot | null) =>
    sessionTransition(current, found, document.querySelector(RUNNING_GAME) !== null);
  const poll = startPoll({
    intervalMs: SESSION_CHECK_MS,
    limitMs: SESSION_CHECK_MS,
    request: async (signal) => {
      if (!navigator.onLine) return;
      const found = parseSession(await fetchPortal(paths.session, { signal }));
      // An account without an id does not identify the player.
      if (found && (found.userId !== null || found.status !== "authenticated")) saveLastPlayer(found.userId);
      const transition = compare(found);
      if (transition !== "none" && !isStopped) onChange(transition);
    },
  });
  const openChannel = () =>
    sessionChannel((data) => {
      if (compare(parseSession(data)) !== "none") poll.requestNow();
    });
  let channel = openChannel();
  // A message to an open channel evicts a page from the back/forward cache.
  const onPageHide = () => {
    channel?.close();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    channel = openChannel();
    poll.requestNow();
  };
  window.addEventListener("pagehide", onPageHide);
  window.addEventListener("pageshow", onPageShow);

  return {
    show: (session) => {
      const hasLoggedOut = current.userId !== null && (session.status === "signed-out" || session.status === "guest");
      current = session;
      // A first page without a user may come from the offline cache and proves nothing.
      if (session.userId !== null || hasLoggedOut) saveLastPlayer(session.userId);
      channel?.postMessage(session);
    },
    stop: () => {
      isStopped = true;
      poll.stop();
      window.removeEventListener("pagehide", onPageHide);
      window.removeEventListener("pageshow", onPageShow);
      channel?.close();
    },
  };
}

function sessionChannel(onMessage: (data: unknown) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
    return channel;
  } catch {
    return null;
  }
}

function parseSession(value: unknown): SessionSnapshot | null {
  const [status, userId] = [fieldOf(value, "status"), fieldOf(value, "userId")];
  if (status !== "authenticated" && status !== "guest" && status !== "signed-out") return null;
  return { status, userId: typeof userId === "string" ? userId : null };
}
