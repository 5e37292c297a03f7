import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Relation } from "~/view-models/public-profile";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/profile.json";
import { RelationAction } from "./relation-action";

const show = (relation: Relation) =>
  renderInRoot(<RelationAction profile={{ userId: "u-1", username: "mira_k", relation }} />, {
    at: "/users/mira_k/",
    texts,
  });

it.each([
  ["NONE", "Add friend mira_k", { intent: "ask", username: "mira_k" }],
  ["REQUEST_RECEIVED", "Accept mira_k", { intent: "ask", username: "mira_k" }],
  ["FRIENDS", "Remove friend mira_k", { intent: "remove", userId: "u-1" }],
] as const)("offers for %s: %s, redirecting back to the profile", (relation, name, fields) => {
  show(relation);
  const form = screen.getByRole<HTMLButtonElement>("button", { name }).form;
  expect(form).toHaveAttribute("action", "/profile/friends/");
  expect(form).toHaveFormValues({ ...fields, target: "/users/mira_k/" });
});

it.each([
  ["visitor", "Log in to add as a friend", /session\/login\?.*users%2Fmira_k/],
  ["REQUEST_SENT", "Request sent", /^\/profile\/friends\/$/],
  ["own", "Edit profile", /^\/profile\/account-details\/$/],
] as const)("shows a link for %s", (relation, name, href) => {
  show(relation);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", expect.stringMatching(href));
});

it("renders nothing while the relation is unknown", () => {
  const { container } = show("unknown");
  expect(container.querySelector("a, button")).toBeNull();
});
