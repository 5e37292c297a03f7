import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AccountDetailsView, DetailsResult } from "~/view-models/account-details";
import type { SecurityResult, SecurityView } from "~/view-models/account-security";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/profile.json";
import { AccountDetails } from "./account-details";

const details: AccountDetailsView = {
  base: {
    version: "3",
    values: {
      ...{ username: "juno", name: "Juno", description: "", birthdate: "1990-05-04" },
      ...{ countryCode: "DE", marketingConsent: false, digestConsent: false },
    },
  },
  pictureUrl: null,
  countries: [
    { code: "DE", name: "Germany" },
    { code: "PL", name: "Poland" },
  ],
  today: "2026-11-21",
  limits: { username: { min: 3, max: 24 }, name: 60, description: 1000, pictureMegabytes: 5 },
  confirmation: "juno",
};

const security: SecurityView = {
  email: "juno@example.org",
  isConfirmed: false,
  sessions: [
    { sessionId: "one", device: "Firefox on Linux", lastActive: "Active now", isCurrent: true },
    { sessionId: "two", device: "Safari on iPhone", lastActive: "Last active 20 Nov 2026", isCurrent: false },
  ],
  tools: [],
  passwordLimits: { min: 8, max: 128 },
};

const show = (result?: DetailsResult | SecurityResult, changed: Partial<SecurityView> = {}) =>
  renderInRoot(<AccountDetails details={details} security={{ ...security, ...changed }} result={result} />, { texts });

it("is filled with the account's values and carries them as its base", () => {
  const { container } = show();
  expect(screen.getByLabelText("Username")).toHaveValue("juno");
  expect(screen.getByLabelText("Country")).toHaveValue("DE");
  expect(screen.getByLabelText("Date of birth")).toHaveAttribute("max", "2026-11-21");
  expect(screen.getByRole("checkbox", { name: texts["details.consent"] })).not.toBeChecked();
  expect(container.querySelector('[name="base"]')).toHaveValue(JSON.stringify(details.base));
  expect(screen.queryByRole("button", { name: "Remove picture" })).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("shows the problem at its field, focuses it and keeps the input", () => {
  const values = { ...details.base.values, username: "mira" };
  show({ ok: false, error: "refused", problems: { username: "username_taken" }, values });
  const username = screen.getByLabelText("Username");
  expect(username).toHaveValue("mira");
  expect(username).toHaveFocus();
  expect(username).toBeInvalid();
  expect(username).toHaveAccessibleDescription("This name is taken. Choose another one.");
  expect(screen.getByRole("alert")).toHaveTextContent("Not saved.");
});

it("reports a conflict, with the input over the account's current values", () => {
  const now = { ...details.base.values, name: "Elsewhere", countryCode: "PL" };
  const base = { version: "4", values: now };
  const { container } = show({ ok: false, error: "version_conflict", base, values: { ...now, name: "Typed" } });
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getByLabelText("Name")).toHaveValue("Typed");
  expect(screen.getByLabelText("Country")).toHaveValue("PL");
  expect(container.querySelector('[name="base"]')).toHaveValue(JSON.stringify(base));
});

it("opens the deletion form only after a refusal", () => {
  const { container, unmount } = show();
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  unmount();
  show({ ok: false, error: "refused", problems: { confirmation: "wrong_name" } });
  const deletion = within(screen.getByRole("region", { name: "Delete account" }));
  expect(deletion.getByLabelText("Type juno to confirm")).toHaveAccessibleDescription(
    "This is not the name. Nothing was deleted.",
  );
  expect(deletion.getByRole("group")).toHaveAttribute("open");
});

it("lists the account's sessions and offers to end all but the current one", () => {
  show();
  const sessions = screen.getByRole("region", { name: "Where you are logged in" });
  expect(within(sessions).getByText("Firefox on Linux: this browser")).toBeInTheDocument();
  expect(
    within(sessions)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Log out Safari on iPhone", "Log out everywhere else"]);
});

it("reports that the sessions are unavailable", () => {
  show(undefined, { sessions: null });
  expect(screen.getByText(/^The list can’t be shown right now/)).toBeInTheDocument();
});

it("lists connected tools with a way to end each, and nothing without them", () => {
  const { unmount } = show();
  expect(screen.queryByRole("region", { name: "Connected tools" })).not.toBeInTheDocument();
  unmount();
  show(undefined, { tools: [{ connectionId: "one", name: "GameMaker", lastActive: "Last active 20 Nov 2026" }] });
  const tools = screen.getByRole("region", { name: "Connected tools" });
  expect(within(tools).getByText("Last active 20 Nov 2026")).toBeInTheDocument();
  expect(within(tools).getByRole("button", { name: "Disconnect GameMaker" })).toBeInTheDocument();
});

it("reports that the tools are unavailable", () => {
  show(undefined, { tools: null });
  const tools = screen.getByRole("region", { name: "Connected tools" });
  expect(within(tools).getByText(/^The list can’t be shown right now/)).toBeInTheDocument();
});

it("offers to confirm the address only while it is unconfirmed", () => {
  const { unmount } = show();
  expect(screen.getByText(/^not confirmed yet/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Send the mail again" })).toBeInTheDocument();
  unmount();
  show(undefined, { isConfirmed: true });
  expect(screen.getByText("confirmed")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Send the mail again" })).not.toBeInTheDocument();
});

it("opens the refused form with the input but no password, and focuses the invalid field", () => {
  const problems = { emailPassword: "wrong_password" } as const;
  const { container } = show({ ok: false, error: "refused", about: "email", problems, newEmail: "new@example.org" });
  const password = container.querySelector("#emailPassword");
  expect(screen.getByLabelText("New e-mail")).toHaveValue("new@example.org");
  expect(password).toHaveValue("");
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription("This is not your current password.");
  expect(container.querySelector("#newPassword")?.closest("details")).not.toHaveAttribute("open");
});
