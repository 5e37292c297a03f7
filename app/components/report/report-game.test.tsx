import { json } from "@remix-run/node";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { REPORT_VIEW } from "~/view-models/report";
import type { ReportResult } from "~/view-models/report-result";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/support.json";
import { ReportGame } from "./report-game";

const GAME_ID = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01";

// The test DOM does not open dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

async function openDialog(result: ReportResult, report = REPORT_VIEW) {
  const sent: Record<string, unknown>[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return json(result, { status: result.ok ? 200 : 409 });
  };
  renderInRoot(<ReportGame gameId={GAME_ID} title="Softfall" report={report} />, {
    texts,
    root: { session: aSession() },
    routes: [{ path: "/api/reports/", action }],
  });
  await userEvent.click(screen.getByText("Report this game"));
  return { sent, dialog: within(await screen.findByRole("dialog", { name: "Report Softfall" })) };
}

describe("ReportGame", () => {
  it("links to the login page when signed out", () => {
    renderInRoot(<ReportGame gameId={GAME_ID} title="Softfall" report={REPORT_VIEW} />, { texts });
    const link = screen.getByRole("link", { name: "Log in to report this game" });
    expect(link).toHaveAttribute("href", expect.stringContaining("/session/login"));
  });

  it("sends reason and comment from its dialog and confirms", async () => {
    const { sent, dialog } = await openDialog({ ok: true });
    expect(dialog.getAllByRole("radio")).toHaveLength(7);
    await userEvent.click(dialog.getByRole("radio", { name: "Something else" }));
    await userEvent.type(dialog.getByLabelText("Comment"), "Too good.");
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText("Report sent. Thank you.")).toBeInTheDocument();
    expect(sent).toEqual([{ gameId: GAME_ID, reason: "OTHER", comment: "Too good." }]);
  });

  it("sends the page's track", async () => {
    const trackId = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a02";
    const { sent, dialog } = await openDialog({ ok: true }, { ...REPORT_VIEW, trackId });
    await userEvent.click(dialog.getByRole("radio", { name: "It does not work" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText("Report sent. Thank you.")).toBeInTheDocument();
    expect(sent).toEqual([{ gameId: GAME_ID, trackId, reason: "BROKEN", comment: "" }]);
  });

  it("shows a comment's problem at its field", async () => {
    const { dialog } = await openDialog({ ok: false, error: "review_request_comment_required" });
    await userEvent.click(dialog.getByRole("radio", { name: "Please look at it again" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText("Say what should be looked at.")).toBeInTheDocument();
    expect(dialog.getByLabelText("Comment")).toBeInvalid();
  });

  it.each([
    ["game_not_public", "This game is not open to everybody and cannot be reported."],
    ["too_many_requests", "Too many reports at once. Wait a moment and try again."],
    ["sign_in_required", "You are no longer logged in. Log in to report this game"],
    ["unreachable", "The report did not get through. Try again."],
  ] as const)("shows the message for %s", async (error, text) => {
    const { dialog } = await openDialog({ ok: false, error });
    await userEvent.click(dialog.getByRole("radio", { name: "It does not work" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
  });
});
