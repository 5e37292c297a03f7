import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AccountDetailsView, DetailsAnswer } from "~/view-models/account-details";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/profile.json";
import { AccountDetails } from "./account-details";

const details: AccountDetailsView = {
  base: {
    version: "3",
    values: {
      ...{ username: "juno", name: "Juno", description: "", birthdate: "1990-05-04" },
      ...{ countryCode: "DE", marketingConsent: false },
    },
  },
  email: "juno@example.org",
  pictureUrl: null,
  countries: [
    { code: "DE", name: "Germany" },
    { code: "PL", name: "Poland" },
  ],
  today: "2026-11-21",
  limits: { username: { min: 3, max: 24 }, name: 60, description: 1000, pictureMegabytes: 5 },
  confirmation: "juno",
};

const show = (answer?: DetailsAnswer) => renderInRoot(<AccountDetails details={details} answer={answer} />, { texts });

it("is filled with the account and carries what it was filled with", () => {
  const { container } = show();
  expect(screen.getByLabelText("Username")).toHaveValue("juno");
  expect(screen.getByLabelText("Country")).toHaveValue("DE");
  expect(screen.getByLabelText("Date of birth")).toHaveAttribute("max", "2026-11-21");
  expect(screen.getByRole("checkbox")).not.toBeChecked();
  expect(container.querySelector('[name="base"]')).toHaveValue(JSON.stringify(details.base));
  expect(screen.queryByRole("button", { name: "Remove picture" })).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("says at the field what is wrong and goes there, with what was typed", () => {
  const values = { ...details.base.values, username: "mira" };
  show({ ok: false, error: "refused", problems: { username: "username_taken" }, values });
  const username = screen.getByLabelText("Username");
  expect(username).toHaveValue("mira");
  expect(username).toHaveFocus();
  expect(username).toBeInvalid();
  expect(username).toHaveAccessibleDescription("This name is taken. Choose another one.");
  expect(screen.getByRole("alert")).toHaveTextContent("Not saved.");
});

it("tells of a conflict, with the typed values over what the account says now", () => {
  const now = { ...details.base.values, name: "Elsewhere", countryCode: "PL" };
  const base = { version: "4", values: now };
  const { container } = show({ ok: false, error: "version_conflict", base, values: { ...now, name: "Typed" } });
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getByLabelText("Name")).toHaveValue("Typed");
  expect(screen.getByLabelText("Country")).toHaveValue("PL");
  expect(container.querySelector('[name="base"]')).toHaveValue(JSON.stringify(base));
});

it("keeps the deletion closed until it is wanted, and open when it was refused", () => {
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
