import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aStudio, STUDIO_GAME_ID, STUDIO_ID } from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/studio.json";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { toStudioTeam, type NewTokenResult } from "~/view-models/studio/studio-team";
import type { StudioRole } from "~contract/entities/studio-member";
import { StudioTeam } from "./studio-team";

const [ada, mira] = [STUDIO_ID, STUDIO_GAME_ID];
const member = (userId: string, username: string, role: StudioRole) => ({
  ...{ userId, username, role, pictureUrl: "/media/avatar.webp", joinedDate: "2026-11-01T10:00:00Z" },
});

function show(role: StudioRole, result?: StudioRefusal | NewTokenResult) {
  const members = [member(ada, "ada", role), member(mira, "mira", "DEVELOPER")];
  const data = { studio: aStudio({ role }), members, invitations: [], tokens: [], games: [], viewerId: ada };
  const team = toStudioTeam(data, aViewContext());
  return renderInRoot(<StudioTeam team={team} maxTokenName={60} result={result} />, { texts });
}

it("shows developers who is there, and lets them leave", () => {
  show("DEVELOPER");
  const [first, second] = screen.getAllByRole("listitem").map((row) => within(row));
  expect(first?.getByRole("button", { name: "Leave studio", hidden: true })).toBeInTheDocument();
  expect(second?.queryByRole("button", { hidden: true })).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Tokens for tools" })).not.toBeInTheDocument();
});

it("lets owners change roles and remove others only", () => {
  show("OWNER");
  expect(screen.getByRole("combobox", { name: "Role: mira" })).toHaveValue("DEVELOPER");
  expect(screen.getByRole("button", { name: "Remove mira", hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Remove ada", hidden: true })).not.toBeInTheDocument();
});

it("focuses a new token, which is shown once", () => {
  show("OWNER", { ok: true, name: "build server", secret: "sps_secret" });
  const panel = screen.getByText("sps_secret").closest(".panel");
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent("Token created: build server");
});

it("shows a refused address at its field", () => {
  const problems = { email: "Enter an address like name@example.org." };
  const values = { email: "ada", role: "TESTER" };
  show("OWNER", { ok: false, error: "invalid_request_payload", intent: "invite", problems, values });
  const field = screen.getByLabelText("E-mail");
  expect(field).toHaveFocus();
  expect(field).toHaveValue("ada");
  expect(field).toHaveAccessibleDescription("Enter an address like name@example.org.");
});
