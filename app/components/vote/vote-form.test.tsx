import { json } from "@remix-run/node";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { VoteResult } from "~/view-models/vote";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import catalogue from "../../../public/locales/en/catalogue.json";
import { VoteForm } from "./vote-form";

const VOTE = { feedId: "f", feedVersion: "1", entryId: "e", votes: 3, hasVotedFor: false };

function renderForm(result: VoteResult) {
  const sent: Record<string, unknown>[] = [];
  const vote = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return json(result, { status: result.ok ? 200 : 409 });
  };
  renderInRoot(<VoteForm vote={VOTE} name="Softfall" />, {
    texts: catalogue,
    root: { session: aSession() },
    routes: [{ path: "/api/votes/", action: vote }],
  });
  return sent;
}

const button = () => screen.getByRole("button", { name: /^Vote for Softfall/ });

it("counts a vote and offers to withdraw it", async () => {
  const sent = renderForm({ ok: true, votes: 4, hasVotedFor: true });
  expect(button()).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(button());
  expect(button()).toHaveAttribute("aria-pressed", "true");
  expect(button()).toHaveTextContent(/4$/);
  await expect.poll(() => button().closest("form")).toHaveFormValues({ intent: "withdraw" });
  expect(sent).toEqual([{ intent: "vote", feedId: "f", feedVersion: "1", entryId: "e" }]);
});

it("reports a changed list and reverts the vote", async () => {
  renderForm({ ok: false, error: "version_conflict" });
  await userEvent.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent("The list has changed. Please reload the page.");
  expect(button()).toHaveAttribute("aria-pressed", "false");
});

it("links to the login page when signed out", () => {
  renderInRoot(<VoteForm vote={VOTE} name="Softfall" />, { texts: catalogue });
  expect(screen.getByRole("link", { name: /^Vote for Softfall/ })).toHaveAttribute(
    "href",
    expect.stringContaining("/session/login"),
  );
});
