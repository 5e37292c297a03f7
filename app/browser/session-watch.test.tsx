import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSession, type SessionWatch } from "./session-watch";

const ada = { status: "authenticated", userId: "ada" } as const;
const nobody = { status: "signed-out", userId: null } as const;

let onServer: typeof ada | typeof nobody;
const ask = vi.fn<() => void>();
const onChange = vi.fn<(todo: "refresh" | "reload") => void>();
const watches: SessionWatch[] = [];

beforeEach(() => {
  onServer = nobody;
  vi.spyOn(window, "fetch").mockImplementation(() => {
    ask();
    return Promise.resolve(Response.json(onServer));
  });
});

afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
  vi.restoreAllMocks();
  ask.mockReset();
  onChange.mockReset();
});

function tab(shown: typeof ada | typeof nobody, listener = onChange): SessionWatch {
  const watch = watchSession(listener);
  watches.push(watch);
  watch.show(shown);
  return watch;
}

/** Messages arrive in order; the last one is handled in the next task. */
async function untilHeard(): Promise<void> {
  const [mouth, ear] = [new BroadcastChannel("session"), new BroadcastChannel("session")];
  await new Promise((resolve) => {
    ear.onmessage = resolve;
    mouth.postMessage("the end");
  });
  await new Promise((resolve) => setTimeout(resolve));
  mouth.close();
  ear.close();
}

it("sends a request to the server at once when another tab shows another session", async () => {
  tab(nobody);
  onServer = ada;
  tab(ada, vi.fn());
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith("refresh"));
});

it("reloads at once when the player has logged out in another tab", async () => {
  onServer = ada;
  tab(ada);
  const other = tab(ada, vi.fn());
  onServer = nobody;
  other.show(nobody);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith("reload"));
});

it("trusts the server, not another tab's outdated page", async () => {
  onServer = ada;
  tab(ada);
  tab(nobody, vi.fn());
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await untilHeard();
  expect(onChange).not.toHaveBeenCalled();
});

it("sends no request when tabs agree, and ignores messages once it is stopped", async () => {
  const watch = tab(nobody);
  tab(nobody, vi.fn());
  await untilHeard();
  watch.stop();
  onServer = ada;
  tab(ada, vi.fn()).show(ada);
  await untilHeard();
  expect(onChange).not.toHaveBeenCalled();
});

describe("stored data of a player", () => {
  const gone = vi.fn<() => void>();

  beforeEach(() => {
    window.addEventListener("player-gone", gone);
    tab(ada);
    window.localStorage.setItem("recent-searches", JSON.stringify(["owl"]));
    gone.mockReset();
  });

  afterEach(() => {
    window.removeEventListener("player-gone", gone);
  });

  it("is cleared at once when the tab logs out, and when another player logs in", () => {
    const [watch] = watches;
    watch?.show(nobody);
    expect(gone).toHaveBeenCalledOnce();
    expect(window.localStorage.getItem("recent-searches")).toBeNull();
    watch?.show(ada);
    expect(gone).toHaveBeenCalledOnce();
    watch?.show({ ...ada, userId: "bo" });
    expect(gone).toHaveBeenCalledTimes(2);
  });

  it("is cleared when a later check finds no session, as after a log-out without scripts", async () => {
    for (const watch of watches.splice(0)) watch.stop();
    tab(nobody);
    expect(gone).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
    expect(window.localStorage.getItem("recent-searches")).toBeNull();
  });

  it("stays while the session is unknown", () => {
    const [watch] = watches;
    watch?.show({ status: "unknown", userId: null });
    expect(gone).not.toHaveBeenCalled();
  });
});

it("ignores messages in the back/forward cache, and sends a request once its page is shown again", async () => {
  tab(nobody);
  window.dispatchEvent(new Event("pagehide"));
  const mouth = new BroadcastChannel("session");
  mouth.postMessage(ada);
  mouth.close();
  await untilHeard();
  expect(ask).not.toHaveBeenCalled();
  onServer = ada;
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith("refresh"));
});
