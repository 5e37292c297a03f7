import { useFetcher } from "@remix-run/react";
import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextProvider } from "~/i18n/use-text";
import type { RootData } from "~/view-models/root-data";
import common from "../../../public/locales/en/common.json";
import { aRootData, aSession } from "../../../tests/fixtures/a-root-data";
import TabEffects from "./tab-effects";
import { useFriendsDot, useUnreadDot } from "./use-frame-dots";

const OFFLINE = /You are offline/;
const OUTDATED = "A new version of the site is here.";
const ADA = aSession({ userId: "ada" });
const SIGNED_OUT = { status: "signed-out", userId: null };

/** Responses by path; a path without one is unreachable. */
let portal: Record<string, unknown>;
const requests: string[] = [];
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  reload.mockReset();
  portal = {
    "/api/ping/": { data: "pong" },
    "/api/version/": { data: { version: "1.0.0" } },
    "/api/session/": SIGNED_OUT,
  };
  vi.spyOn(window, "fetch").mockImplementation((address, init) => {
    const path = typeof address === "string" ? address.replace(/\?.*/, "") : "";
    requests.push(path);
    if (portal[path] === "silence") return untilAborted(init?.signal);
    return portal[path] ? Promise.resolve(Response.json(portal[path])) : Promise.reject(new TypeError("no network"));
  });
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new TypeError("aborted")));
  });
}

function Dots() {
  const { hasDot, isDisabled } = useUnreadDot();
  const bell = isDisabled ? "dimmed" : hasDot ? "dotted" : "plain";
  return <output aria-label="dots">{`bell ${bell}, friends ${useFriendsDot() ? "dotted" : "plain"}`}</output>;
}

function Change() {
  const { submit } = useFetcher();
  return (
    <button type="button" onClick={() => submit({}, { method: "post", action: "/change" })}>
      read all
    </button>
  );
}

/** `later` is what the root loader returns on revalidation. */
async function open(root: Partial<RootData> = {}, later: Partial<RootData> = root, page = <p>page</p>) {
  const RootPage = () => (
    <TextProvider language="en" messages={common}>
      {page}
      <Dots />
      <TabEffects />
    </TextProvider>
  );
  const Stub = createRemixStub([
    { id: "root", path: "/", Component: RootPage, loader: () => aRootData(later) },
    { path: "/change", action: () => null },
  ]);
  render(<Stub hydrationData={{ loaderData: { root: aRootData(root) } }} />);
  await advance(0);
}

async function advance(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

async function fire(event: string): Promise<void> {
  window.dispatchEvent(new Event(event));
  await advance(0);
}

const requestCount = (path: string) => requests.filter((address) => address === path).length;

describe("the offline banner", () => {
  it("is hidden at first, inside an existing live region", async () => {
    await open();
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(screen.getAllByRole("status").length).toBeGreaterThan(1);
  });

  it("appears when a ping fails and disappears with the next response", async () => {
    await open();
    delete portal["/api/ping/"];
    await advance(30_000);
    expect(screen.getByText(OFFLINE)).toBeVisible();
    portal["/api/ping/"] = { data: "pong" };
    await fire("online");
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  it("appears when a ping has been in flight for 30 seconds", async () => {
    await open();
    portal["/api/ping/"] = "silence";
    await advance(59_999);
    expect(screen.queryByText(OFFLINE)).toBeNull();
    await advance(1);
    expect(screen.getByText(OFFLINE)).toBeVisible();
  });

  it("trusts the browser's offline event until a ping succeeds", async () => {
    await open();
    await fire("offline");
    expect(screen.getByText(OFFLINE)).toBeVisible();
    await fire("focus");
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  it("pings once for many focus events, as when a game and its page are clicked in turn", async () => {
    await open();
    for (let clicks = 0; clicks < 10; clicks += 1) await fire("focus");
    expect(requestCount("/api/ping/")).toBe(1);
  });
});

describe("the outdated-version toast", () => {
  it("appears ten minutes after the versions first differ, reloads, and disappears when they match", async () => {
    await open({ version: "1.0.0" });
    portal["/api/version/"] = { data: { version: "1.1.0" } };
    await advance(30_000 + 599_999);
    expect(screen.queryByText(OUTDATED)).toBeNull();
    await advance(1);
    expect(screen.getByText(OUTDATED)).toBeVisible();
    screen.getByRole("button", { name: "Reload" }).click();
    expect(reload).toHaveBeenCalledOnce();
    portal["/api/version/"] = { data: { version: "1.0.0" } };
    await advance(30_000);
    expect(screen.queryByText(OUTDATED)).toBeNull();
  });

  it("restarts its delay when the versions matched in between", async () => {
    await open({ version: "1.0.0" });
    portal["/api/version/"] = { data: { version: "1.1.0" } };
    await advance(300_000);
    portal["/api/version/"] = { data: { version: "1.0.0" } };
    await advance(30_000);
    portal["/api/version/"] = { data: { version: "1.1.0" } };
    await advance(600_000);
    expect(screen.queryByText(OUTDATED)).toBeNull();
  });

  it("stays hidden when the portal reports no version", async () => {
    await open();
    portal["/api/version/"] = { data: {} };
    await advance(1_200_000);
    expect(screen.queryByText(OUTDATED)).toBeNull();
  });
});

describe("the session check", () => {
  it("does nothing while the tab matches the session", async () => {
    await open();
    await advance(60_000);
    expect(requestCount("/api/session/")).toBe(12);
    expect(reload).not.toHaveBeenCalled();
  });

  it("revalidates when somebody has signed in elsewhere", async () => {
    await open({}, { session: ADA });
    portal["/api/session/"] = { status: "authenticated", userId: "ada" };
    await advance(4_999);
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell dimmed");
    await advance(1);
    await advance(1);
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell plain");
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads the page when its account has signed out elsewhere", async () => {
    await open({ session: ADA });
    await advance(5_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload during a running game", async () => {
    await open({ session: ADA }, {}, <div className="player" data-state="started" />);
    await advance(5_000);
    await advance(1);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell dimmed");
  });

  it("changes nothing while the session is unknown", async () => {
    await open({ session: ADA });
    portal["/api/session/"] = { status: "unknown", userId: null };
    await advance(5_000);
    delete portal["/api/session/"];
    await advance(5_000);
    portal["/api/session/"] = "silence";
    await advance(15_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("the dots", () => {
  beforeEach(() => {
    portal["/api/session/"] = { status: "authenticated", userId: "ada" };
  });

  it("show unread items and update on focus and reconnect", async () => {
    portal["/api/bell/"] = { hasUnread: true };
    portal["/api/friend-requests/"] = { requests: [{ requestId: "1" }] };
    await open({ session: ADA });
    await advance(1);
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell dotted, friends dotted");
    portal["/api/bell/"] = { hasUnread: false };
    await fire("focus");
    await advance(1);
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell plain, friends dotted");
    portal["/api/friend-requests/"] = { requests: [] };
    await fire("online");
    await advance(1);
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell plain, friends plain");
    expect(requestCount("/api/bell/")).toBe(3);
  });

  it("stay while requests fail, and reload after each change", async () => {
    portal["/api/bell/"] = { hasUnread: true };
    await open({ session: ADA }, { session: ADA }, <Change />);
    await advance(1);
    delete portal["/api/bell/"];
    await fire("focus");
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell dotted");
    portal["/api/bell/"] = { hasUnread: false };
    screen.getByRole("button", { name: "read all" }).click();
    await advance(1);
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell plain");
  });

  it("are hidden when signed out", async () => {
    await open();
    await fire("focus");
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell dimmed, friends plain");
    expect([requestCount("/api/bell/"), requestCount("/api/friend-requests/")]).toEqual([0, 0]);
  });
});

describe("response events", () => {
  beforeEach(() => {
    portal["/api/session/"] = { status: "authenticated", userId: "ada" };
  });

  it("revalidate the session once when the API has refused the user", async () => {
    portal["/api/bell/"] = { hasUnread: null, isUserRefused: true };
    await open({ session: ADA }, {});
    await advance(1);
    await advance(1);
    expect(screen.getByLabelText("dots")).toHaveTextContent("bell dimmed");
    expect(requestCount("/api/bell/")).toBe(1);
  });

  it("do not loop when the refusal persists", async () => {
    portal["/api/bell/"] = { hasUnread: null, isUserRefused: true };
    await open({ session: ADA });
    for (let step = 0; step < 20; step += 1) await advance(100);
    expect(requestCount("/api/bell/")).toBe(2);
  });

  it("show a toast when a response breaks the contract", async () => {
    portal["/api/bell/"] = { hasUnread: null, toast: { type: "error", message: "GET /profile: invalid response" } };
    await open({ session: ADA });
    await advance(1);
    expect(screen.getByText("GET /profile: invalid response")).toBeVisible();
  });
});
