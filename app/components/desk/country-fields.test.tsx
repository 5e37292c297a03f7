import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/desk.json";
import type { CountryFieldsView } from "~/view-models/desk/section-countries";
import { CountryFields } from "./country-fields";
import { DeskForm } from "./desk-form";

const COUNTRIES: CountryFieldsView = {
  ...{ rule: "ONLY", codes: ["PL"] },
  rules: [
    { value: "EVERYWHERE", label: "Everywhere" },
    { value: "ONLY", label: "Only in these countries" },
  ],
  options: [
    { value: "PL", label: "Poland" },
    { value: "BR", label: "Brazil" },
    { value: "DE", label: "Germany" },
  ],
};

function show() {
  renderInRoot(
    <DeskForm intent="save" label="Section" button="Save draft" result={undefined}>
      <CountryFields countries={COUNTRIES} result={undefined} theirs={() => undefined} isConflict={false} />
    </DeskForm>,
    { texts },
  );
  const group = within(screen.getByRole("group", { name: "Choose countries", hidden: true }));
  const boxes = () => group.getAllByRole<HTMLInputElement>("checkbox", { hidden: true });
  const shown = () => boxes().flatMap((box) => (box.closest("label")?.hidden === true ? [] : box.value));
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>("form", { name: "Section" }));
  return { shown, sent, search: group.getByRole("searchbox", { name: "Find a country", hidden: true }) };
}

it("sends the rule, what is chosen, and what was shown as chosen", () => {
  const { sent } = show();
  expect(screen.getByRole("combobox", { name: "Countries" })).toHaveValue("ONLY");
  expect(screen.getByText("Poland", { selector: "summary span" })).toBeInTheDocument();
  expect([sent().get("countryRule"), sent().getAll("countries"), sent().get("shownCountries")]).toEqual([
    "ONLY",
    ["PL"],
    "PL",
  ]);
});

it("hides countries that are not looked for, and keeps those that are chosen", () => {
  const { shown, sent, search } = show();
  fireEvent.change(search, { target: { value: " GERM" } });
  expect(shown()).toEqual(["DE"]);
  expect(sent().getAll("countries")).toEqual(["PL"]);
  fireEvent.change(search, { target: { value: "" } });
  expect(shown()).toEqual(["PL", "BR", "DE"]);
});

it("does not save on Enter in the search, which is not sent", () => {
  const { sent, search } = show();
  expect(fireEvent.keyDown(search, { key: "Enter" })).toBe(false);
  expect(fireEvent.keyDown(search, { key: "g" })).toBe(true);
  expect([...new Set(sent().keys())]).toEqual(["intent", "countryRule", "shownCountries", "countries"]);
});
