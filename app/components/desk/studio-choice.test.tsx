import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import texts from "../../../public/locales/en/desk.json";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { StudioChoice } from "./studio-choice";

it("asks for a studio's name, suggests some and says that none has the one that was typed", () => {
  const suggestions = [{ value: "Small Hours", label: "Small Hours" }];
  const choice = { search: "hours", problem: "No studio has this name.", suggestions, href: "/de/desk/news/new/" };
  const { container } = renderInRoot(<StudioChoice choice={choice} />, { texts });
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Studio name" });
  expect(field).toHaveValue("hours");
  expect(field).toHaveAccessibleDescription("Its whole name. No studio has this name.");
  expect(field).toBeInvalid();
  expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(["Small Hours"]);
  const form = container.querySelector("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/de/desk/news/new/", "get"]);
  expect(new FormData(form ?? undefined).get("search")).toBe("hours");
});
