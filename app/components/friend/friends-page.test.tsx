import { act } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { FriendsPageView } from "~/view-models/friend-list";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { stubPortal } from "../../../tests/fixtures/stub-portal";
import { FriendsPage } from "./friends-page";

const refresh = vi.fn();
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  useRevalidator: () => ({ revalidate: refresh, state: "idle" }),
}));

const EMPTY_LIST = { items: [], pager: null };
const PAGE: FriendsPageView = { received: EMPTY_LIST, sent: EMPTY_LIST, friends: EMPTY_LIST, scores: [] };

afterEach(() => {
  vi.restoreAllMocks();
});

it("revalidates when the window regains the focus, but not after unmounting", async () => {
  stubPortal({ "/api/ping/": () => ({ data: "pong" }) });
  const { unmount } = renderInRoot(<FriendsPage page={PAGE} result={undefined} />);
  expect(refresh).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event("focus")));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  unmount();
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(refresh).toHaveBeenCalledOnce();
});
