import { Link } from "@remix-run/react";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import texts from "../../../public/locales/en/desk.json";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import type { ControlFormView } from "~/view-models/desk/control-form";
import { ControlForm } from "./control-form";
import { DeskField } from "./desk-field";
import { DraftForm } from "./draft-form";
import { mayChangePage } from "./use-unsaved-work";

afterEach(() => vi.unstubAllGlobals());

const bar = () => screen.queryByRole("region", { name: "Unsaved changes" });
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
function answer(mayLeave: boolean) {
  const asked = vi.fn(() => mayLeave);
  vi.stubGlobal("confirm", asked);
  return asked;
}

const CONTROLS: ControlFormView = {
  ...{ intent: "add-control", subject: "0-1", title: "New control: Keyboard › Playing", button: "Add control" },
  languages: [],
  helps: {},
  closeHref: "/desk/games/1/controls/",
  removal: null,
};

function showSection(result?: Parameters<typeof DraftForm>[0]["result"]) {
  renderInRoot(
    <>
      <DraftForm
        version="v1"
        intent="save"
        label="Section"
        button="Save draft"
        fields={{ version: "v1" }}
        result={result}
      >
        {() => <DeskField name="feedAlias" label="Address" saved="cosy" />}
      </DraftForm>
      <Link to="?search=kiln">Search</Link>
    </>,
    { texts, at: "/desk/" },
  );
  return screen.getByRole("textbox", { name: "Address" });
}

it("says how many fields have changed, and takes them back", () => {
  const field = showSection();
  expect(bar()).toBeNull();
  type(field, "snug");
  expect(bar()).toHaveTextContent("1 field changed, not saved");
  const save = within(bar() ?? expect.fail()).getByRole("button", { name: "Save draft" });
  expect(save).toHaveAttribute("form", screen.getByRole("form", { name: "Section" }).id);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("textbox", { name: "Address" })).toHaveValue("cosy");
  expect(bar()).toBeNull();
});

it("stays while what was refused has come back, until that is undone", () => {
  const reply = { status: "error" as const, initialValue: { feedAlias: "x y" }, error: { feedAlias: ["No."] } };
  showSection({ ok: false, error: "fields_wrong", formId: "form-save", reply });
  expect(screen.getByRole("textbox", { name: "Address" })).toHaveValue("x y");
  fireEvent.click(within(bar() ?? expect.fail()).getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("textbox", { name: "Address" })).toHaveValue("cosy");
  expect(screen.queryByText("No.")).toBeNull();
});

it("asks before a row that is dragged changes the page", () => {
  const asked = answer(false);
  const field = showSection();
  expect(mayChangePage()).toBe(true);
  type(field, "snug");
  expect(mayChangePage()).toBe(false);
  asked.mockReturnValue(true);
  expect(mayChangePage()).toBe(true);
});

it("asks nothing where another query leaves the form as it is", () => {
  const asked = answer(false);
  type(showSection(), "snug");
  fireEvent.click(screen.getByRole("link", { name: "Search" }));
  expect(asked).not.toHaveBeenCalled();
  expect(bar()).not.toBeNull();
});

it("saves by the words of the form, and asks before a link shows the form of another control", () => {
  const asked = answer(false);
  const action = { locale: "en" as const, label: "Action, English", saved: "", isMissing: false };
  const languages: ControlFormView["languages"] = [
    { locale: "en", language: "English", filled: "0 of 1", fields: { action } },
  ];
  renderInRoot(
    <>
      <ControlForm form={{ ...CONTROLS, languages }} version="v1" result={undefined} />
      <Link to="?change=0-0">Another</Link>
    </>,
    { texts, at: "/desk/?add=0-1" },
  );
  type(screen.getByRole("textbox", { name: "Action, English" }), "Jump");
  expect(within(bar() ?? expect.fail()).getByRole("button", { name: "Add control" })).toBeVisible();
  fireEvent.click(screen.getByRole("link", { name: "Another" }));
  expect(asked).toHaveBeenCalledTimes(1);
});
