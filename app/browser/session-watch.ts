import { paths } from "~/paths";
import { sessionTransition, type SessionSeen, type SessionTransition } from "~/rules/session-transition";
import { noteLastPlayer } from "./last-player";
import { startPoll } from "./poll";
import { fieldOf, portalAnswer } from "./portal-answer";

/**
 * How often a visible tab asks whose session it is, and how long it waits for the answer
 * (docs/product/sessions.md#session-status).
 */
const SESSION_CHECK_MS = 5_000;

const CHANNEL = "session";

/** What the player of a running game looks like in the page. */
const RUNNING_GAME = '.player[data-state="started"]';

export type SessionWatch = {
  /** The tab shows somebody else's pages now, or its first ones: other tabs hear of it. */
  show: (shown: SessionSeen) => void;
  stop: () => void;
};

/**
 * Finds out that somebody signed in or out in another tab and tells what is to be done about it. Tabs tell each other at
 * once what they show, but believe the server only.
 */
export function watchSession(onChange: (todo: Exclude<SessionTransition, "none">) => void): SessionWatch {
  let shown: SessionSeen = { status: "loading", userId: null };
  let isStopped = false;

  const compare = (found: SessionSeen | null) =>
    sessionTransition(shown, found, document.querySelector(RUNNING_GAME) !== null);
  const poll = startPoll({
    intervalMs: SESSION_CHECK_MS,
    limitMs: SESSION_CHECK_MS,
    ask: async (signal) => {
      if (!navigator.onLine) return;
      const found = sessionIn(await portalAnswer(paths.session, { signal }));
      // An account without an id says nothing about who it is.
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
  // A page that is kept for the way back is thrown away when it is told something; once it is back, it asks by itself.
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
      // A page that begins with nobody may be one that was kept, and says nothing.
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

/** Null where the browser lets tabs not talk to each other: they find out by asking the server. */
function sessionChannel(hear: (data: unknown) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
    return channel;
  } catch {
    return null;
  }
}

function sessionIn(answer: unknown): SessionSeen | null {
  const [status, userId] = [fieldOf(answer, "status"), fieldOf(answer, "userId")];
  if (status !== "authenticated" && status !== "guest" && status !== "signed-out") return null;
  return { status, userId: typeof userId === "string" ? userId : null };
}
