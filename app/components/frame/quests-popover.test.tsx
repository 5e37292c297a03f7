import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { QuestsResponse } from "~/view-models/quest-board";
import { aQuestCard, aQuestGroup, aQuestsResponse } from "../../../tests/fixtures/a-quest-board";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { stubPortal } from "../../../tests/fixtures/stub-portal";
import { QuestsPopover } from "./quests-popover";

const root = { session: aSession({ username: "juno" }), hasNewQuests: true };

/** Responses in order; the last one repeats. */
function renderQuests(...responses: (QuestsResponse | null)[]) {
  const requests = stubPortal({
    "/api/quests/": () => responses[Math.min(requests.length, responses.length) - 1] ?? null,
  });
  const claim = vi.fn(async ({ request }: { request: Request }) => {
    claims.push(Object.fromEntries(await request.formData()));
    return { isPaid: true };
  });
  const claims: Record<string, unknown>[] = [];
  renderInRoot(<QuestsPopover />, { root, routes: [{ path: "/api/quests/", action: claim }] });
  return { requests, claims };
}

const summary = () => screen.getByLabelText(/^Quests(, new)?$/, { selector: "summary" });
const open = () => userEvent.click(summary());

/** Compiles the lazy panel before the first test. */
beforeAll(async () => {
  await import("../quest/quest-panel");
});

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = "quests-seen=; Path=/; Max-Age=0";
});

describe("QuestsPopover", () => {
  it("is a link to the profile until its code is loaded", () => {
    renderQuests(aQuestsResponse());
    expect(screen.getByText("See the quests on the profile page")).toHaveAttribute("href", "/profile/");
  });

  it("shows balances, reward and progress, and reloads each time it opens", async () => {
    const { requests } = renderQuests(aQuestsResponse());
    await open();
    expect(await screen.findByText("Play three games")).toBeInTheDocument();
    expect(screen.getByText("1 250")).toBeInTheDocument();
    expect(screen.getByText("50 RPx")).toBeInTheDocument();
    expect(screen.getByText("Progress: 2 of 3")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Find a game" })).toHaveAttribute("href", "/tags/arcade/");
    expect(requests).toEqual(["/api/quests/?locale=en"]);
    await open();
    await open();
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it("hides the marker after opening, until the daily quests change", async () => {
    const refreshAt = new Date(Date.now() + 3_600_000).toISOString();
    renderQuests(aQuestsResponse({ daily: aQuestGroup({ refreshAt }) }));
    expect(within(summary()).getByText("New")).toBeInTheDocument();
    await open();
    expect(within(summary()).queryByText("New")).not.toBeInTheDocument();
    await waitFor(() => expect(document.cookie).toContain("quests-seen=1"));
  });

  it("closes by its button, on Escape and on a click outside, restoring the focus", async () => {
    renderQuests(aQuestsResponse());
    const details = summary().parentElement;
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    expect(details).not.toHaveAttribute("open");
    expect(summary()).toHaveFocus();
    await open();
    screen.getByRole("link", { name: "Find a game" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(details).not.toHaveAttribute("open");
    expect(summary()).toHaveFocus();
    await open();
    await userEvent.click(document.body);
    expect(details).not.toHaveAttribute("open");
  });

  it("reports a failed request and retries", async () => {
    renderQuests(null, aQuestsResponse());
    await open();
    expect(await screen.findByRole("alert")).toHaveTextContent("The quests did not load.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Play three games")).toBeInTheDocument();
  });

  it("claims a reward and celebrates quests that were finished meanwhile", async () => {
    const finished = aQuestCard({ state: "finished", action: null });
    const claimable = aQuestCard({ alias: "other", title: "Meet somebody", state: "claimable", action: null });
    const { claims } = renderQuests(
      aQuestsResponse({ daily: aQuestGroup({ quests: [aQuestCard(), claimable] }) }),
      aQuestsResponse({ daily: aQuestGroup({ quests: [finished, { ...claimable, state: "finished" }] }) }),
    );
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Collect: Meet somebody" }));
    expect(claims).toEqual([{ alias: "other", claimKey: claimable.claimKey }]);
    const message = await screen.findByText("Quest finished: Play three games and Meet somebody");
    expect(message).toHaveAttribute("role", "status");
    for (const title of ["Play three games", "Meet somebody"]) {
      expect(screen.getByText(title).closest("li")).toHaveClass("quest--won");
    }
    expect(screen.getAllByText("Paid")).toHaveLength(2);
  });

  it("clears the data of a player who has logged out", async () => {
    stubPortal({ "/api/quests/": () => aQuestsResponse() });
    renderInRoot(<QuestsPopover />, { root, later: { session: { status: "signed-out", user: null } } });
    await open();
    expect(await screen.findByText("1 250")).toBeInTheDocument();
    vi.spyOn(window, "fetch").mockReturnValue(new Promise(() => undefined));
    await userEvent.click(screen.getByRole("button", { name: "ask the root again" }));
    await waitFor(() => expect(screen.queryByText("1 250")).not.toBeInTheDocument());
  });

  it("asks a signed-out visitor to sign up, without other links", async () => {
    const quests = [aQuestCard({ progress: null, action: { text: "Find a game", href: null } })];
    renderQuests(aQuestsResponse({ isSignedOut: true, purse: null, daily: aQuestGroup({ quests }) }));
    await open();
    expect(await screen.findByText("Find a game")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Find a game" })).not.toBeInTheDocument();
    expect(screen.getByText(/^Sign up and these quests/)).toBeInTheDocument();
    expect(screen.getByText(/^Long-term quests need an account/)).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "Create an account" })).toHaveLength(2);
  });
});
