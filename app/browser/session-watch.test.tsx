import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSession, type SessionWatch } from "./session-watch";

const ada = { status: "authenticated", userId: "ada" } as const;
const signedOut = { status: "signed-out", userId: null } as const;

let onServer: typeof ada | typeof signedOut;
const sessionRequest = vi.fn<() => void>();
const onChange = vi.fn<(todo: "refresh" | "reload") => void>();
const watches: SessionWatch[] = [];

beforeEach(() => {
  onServer = signedOut;
  vi.spyOn(window, "fetch").mockImplementation(() => {
    sessionRequest();
    return Promise.resolve(Response.json(onServer));
  });
});

afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
  vi.restoreAllMocks();
  sessionRequest.mockReset();
  onChange.mockReset();
});

function openTab(session: typeof ada | typeof signedOut, listener = onChange): SessionWatch {
  const watch = watchSession(listener);
  watches.push(watch);
  watch.show(session);
  return watch;
}

/** Messages arrive in order; the last one is handled in the next task. */
async function untilDelivered(): Promise<void> {
  const [sender, receiver] = [new BroadcastChannel("session"), new BroadcastChannel("session")];
  await new Promise((resolve) => {
    receiver.onmessage = resolve;
    sender.postMessage("the end");
  });
  await new Promise((resolve) => setTimeout(resolve));
  sender.close();
  receiver.close();
}

it("sends a request to the server at once when another tab shows another session", async () => {
  openTab(signedOut);
  onServer = ada;
  openTab(ada, vi.fn());
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith("refresh"));
});

it("reloads at once when the player has logged out in another tab", async () => {
  onServer = ada;
  openTab(ada);
  const other = openTab(ada, vi.fn());
  onServer = signedOut;
  other.show(signedOut);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith("reload"));
});

it("trusts the server, not another tab's outdated page", async () => {
  onServer = ada;
  openTab(ada);
  openTab(signedOut, vi.fn());
  await vi.waitFor(() => expect(sessionRequest).toHaveBeenCalledOnce());
  await untilDelivered();
  expect(onChange).not.toHaveBeenCalled();
});

it("sends no request when tabs agree, and ignores messages once it is stopped", async () => {
  const watch = openTab(signedOut);
  openTab(signedOut, vi.fn());
  await untilDelivered();
  watch.stop();
  onServer = ada;
  openTab(ada, vi.fn()).show(ada);
  await untilDelivered();
  expect(onChange).not.toHaveBeenCalled();
});

describe("stored data of a player", () => {
  const onPlayerChange = vi.fn<() => void>();

  beforeEach(() => {
    window.addEventListener("player-gone", onPlayerChange);
    openTab(ada);
    window.localStorage.setItem("recent-searches", JSON.stringify(["owl"]));
    onPlayerChange.mockReset();
  });

  afterEach(() => {
    window.removeEventListener("player-gone", onPlayerChange);
  });

  it("is cleared at once when the tab logs out, and when another player logs in", () => {
    const [watch] = watches;
    watch?.show(signedOut);
    expect(onPlayerChange).toHaveBeenCalledOnce();
    expect(window.localStorage.getItem("recent-searches")).toBeNull();
    watch?.show(ada);
    expect(onPlayerChange).toHaveBeenCalledOnce();
    watch?.show({ ...ada, userId: "bo" });
    expect(onPlayerChange).toHaveBeenCalledTimes(2);
  });

  it("is cleared when a later check finds no session, as after a log-out without scripts", async () => {
    for (const watch of watches.splice(0)) watch.stop();
    openTab(signedOut);
    expect(onPlayerChange).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await vi.waitFor(() => expect(onPlayerChange).toHaveBeenCalledOnce());
    expect(window.localStorage.getItem("recent-searches")).toBeNull();
  });

  it("stays while the session is unknown", () => {
    const [watch] = watches;
    watch?.show({ status: "unknown", userId: null });
    expect(onPlayerChange).not.toHaveBeenCalled();
  });
});

it("ignores messages in the back/forward cache, and sends a request once its page is shown again", async () => {
  openTab(signedOut);
  window.dispatchEvent(new Event("pagehide"));
  const sender = new BroadcastChannel("session");
  sender.postMessage(ada);
  sender.close();
  await untilDelivered();
  expect(sessionRequest).not.toHaveBeenCalled();
  onServer = ada;
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith("refresh"));
});
