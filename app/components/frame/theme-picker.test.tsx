import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { THEME_NAMES } from "~/rules/theme-names";
import type { ThemeChoice } from "~/rules/theme-choice";
import preferences from "../../../public/locales/en/preferences.json";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { ThemePicker } from "./theme-picker";

const NO_CHOICE: ThemeChoice = { theme: null, mode: null };

const open = (choice: ThemeChoice) =>
  renderInRoot(<ThemePicker choice={choice} />, { texts: preferences, at: "/themes/" });
const radios = (name: string) => screen.getAllByRole<HTMLInputElement>("radio").filter((radio) => radio.name === name);
const checked = (name: string) =>
  radios(name)
    .filter((radio) => radio.checked)
    .map(({ value }) => value);
const appliedTheme = () => {
  const root = document.documentElement;
  return [root.dataset["theme"], root.dataset["mode"], root.getAttribute("style")];
};

beforeEach(() => {
  document.documentElement.dataset["theme"] = "classic";
});

afterEach(() => {
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});

describe("ThemePicker", () => {
  it("is a plain form with all thirteen themes and three modes by name", () => {
    open(NO_CHOICE);
    for (const name of [...Object.values(THEME_NAMES), "Like the system", "Dark", "Light"]) {
      expect(screen.getByRole("radio", { name })).toBeInTheDocument();
    }
    expect(radios("theme")).toHaveLength(13);
    expect([checked("theme"), checked("mode")]).toEqual([["classic"], ["system"]]);
    const { form } = radios("theme")[0] ?? {};
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/api/theme/"]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      ...{ theme: "classic", mode: "system", target: "/themes/" },
    });
  });

  it("selects the stored choice", () => {
    open({ theme: "vaporwave", mode: "light" });
    expect([checked("theme"), checked("mode")]).toEqual([["vaporwave"], ["light"]]);
  });

  it("renders each theme in both modes with its own colours", () => {
    const { container } = open(NO_CHOICE);
    const samples = [...container.querySelectorAll<HTMLElement>("[data-theme][data-mode]")];
    const rendered = samples.map(({ dataset }) => `${dataset["theme"] ?? ""}.${dataset["mode"] ?? ""}`);
    expect(rendered).toEqual(Object.keys(THEME_NAMES).flatMap((theme) => [`${theme}.dark`, `${theme}.light`]));
  });

  it("previews a choice on the document at once", async () => {
    open(NO_CHOICE);
    await userEvent.click(screen.getByRole("radio", { name: "Hackerman" }));
    expect(appliedTheme()).toEqual(["hackerman", undefined, null]);
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    expect(appliedTheme()).toEqual(["hackerman", "light", null]);
    await userEvent.click(screen.getByRole("radio", { name: "Like the system" }));
    expect(appliedTheme()).toEqual(["hackerman", undefined, null]);
  });

  it("restores the previous theme on unmount, including a brand palette", async () => {
    document.documentElement.dataset["mode"] = "dark";
    document.documentElement.style.setProperty("--color-primary", "red");
    const before = appliedTheme();
    const { unmount } = open(NO_CHOICE);
    await userEvent.click(screen.getByRole("radio", { name: "Lambda" }));
    await userEvent.click(screen.getByRole("radio", { name: "After Eight" }));
    expect(appliedTheme()).toEqual(["after-eight", undefined, null]);
    unmount();
    expect(appliedTheme()).toEqual(before);
  });

  it("changes nothing on unmount without a preview", () => {
    const { unmount } = open({ theme: "lambda", mode: null });
    document.documentElement.dataset["theme"] = "lambda";
    unmount();
    expect(appliedTheme()).toEqual(["lambda", undefined, null]);
  });
});
