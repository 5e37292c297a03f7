import { paths } from "~/paths";
import { sessionTransition, type SessionSnapshot, type SessionTransition } from "~/rules/session-transition";
import { noteLastPlayer } from "./last-player";
import { startPoll } from "./poll";
import { fieldOf, fetchPortal } from "./portal-request";

/** Interval and deadline of the poll (docs/product/sessions.md#session-status). */
const SESSION_CHECK_MS = 5_000;

const CHANNEL = "session";

const RUNNING_GAME = '.player[data-state="started"]';

export type SessionWatch = {
  show: (shown: SessionSnapshot) => void;
  stop: () => void;
};

/** Detects a sign-in or sign-out in another tab. Tabs notify each other, but only the server is trusted. */
export function watchSession(onChange: (todo: Exclude<SessionTransition, "none">) => void): SessionWatch {
  let shown: SessionSnapshot = { status: "loading", userId: null };
  let isStopped = false;

  const compare = (found: SessionSnapshot | null) =>
    sessionTransition(shown, found, document.querySelector(RUNNING_GAME) !== null);
  const poll = startPoll({
    intervalMs: SESSION_CHECK_MS,
    limitMs: SESSION_CHECK_MS,
    ask: async (signal) => {
      if (!navigator.onLine) return;
      const found = sessionIn(await fetchPortal(paths.session, { signal }));
      // An account without an id does not identify the player.
      if (found && (found.userId !== null || found.status !== "authenticated")) noteLastPlayer(found.userId);
      const todo = compare(found);
      if (todo !== "none" && !isStopped) onChange(todo);
    },
  });
  const openChannel = () =>
    sessionChannel((data) => {
      if (compare(sessionIn(data)) !== "none") poll.askNow();
    });
  let channel = openChannel();
  // A message to an open channel evicts a page from the back/forward cache.
  const leave = () => {
    channel?.close();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    channel = openChannel();
    poll.askNow();
  };
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", comeBack);

  return {
    show: (session) => {
      const hasLoggedOut = shown.userId !== null && (session.status === "signed-out" || session.status === "guest");
      shown = session;
      // A first page without a user may come from the offline cache and proves nothing.
      if (session.userId !== null || hasLoggedOut) noteLastPlayer(session.userId);
      channel?.postMessage(session);
    },
    stop: () => {
      isStopped = true;
      poll.stop();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      channel?.close();
    },
  };
}

function sessionChannel(hear: (data: unknown) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
    return channel;
  } catch {
    return null;
  }
}

function sessionIn(answer: unknown): SessionSnapshot | null {
  const [status, userId] = [fieldOf(answer, "status"), fieldOf(answer, "userId")];
  if (status !== "authenticated" && status !== "guest" && status !== "signed-out") return null;
  return { status, userId: typeof userId === "string" ? userId : null };
}
