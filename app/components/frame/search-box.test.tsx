import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SuggestionsResponse } from "~/view-models/suggestions";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { stubPortal } from "../../../tests/fixtures/stub-portal";
import { SearchBox } from "./search-box";

const hit = (title: string, href: string) => ({ id: href, title, href, kind: "Game", picture: null });

const RESPONSE: SuggestionsResponse = {
  label: "Suggestions",
  status: "3 suggestions",
  rows: [hit("Lantern Run", "/games/aaaaaa/lantern-run/"), hit("Light years", "/games/bbbbbb/light-years/")],
  chips: [{ ...hit("Lines", "/tags/lines/"), kind: "Tag" }],
};

function renderSearch(response: SuggestionsResponse | null = RESPONSE) {
  const searches: (string | null)[] = [];
  stubPortal({
    "/api/suggestions/": (query) => {
      searches.push(query.get("search"));
      return response;
    },
  });
  const page = (text: string) => () => <p>{text}</p>;
  renderInRoot(<SearchBox />, {
    routes: [
      { path: "/games/:id/:title/", Component: page("a game") },
      { path: "/search/", Component: page("results") },
    ],
  });
  return searches;
}

const field = () => screen.getByLabelText<HTMLInputElement>("Search games and challenges");
/** On a slow machine keys of userEvent are further apart than a pause. */
const typeAtOnce = (...values: string[]) => {
  for (const value of values) fireEvent.input(field(), { target: { value } });
};
const chosen = () => screen.queryAllByRole("option", { selected: true }).map(({ textContent }) => textContent);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("SearchBox", () => {
  it("is a form that requests the first page of results for any input", () => {
    renderSearch();
    const form = field().form;
    expect(form).toHaveAttribute("action", "/search/");
    expect(form).toHaveAttribute("method", "get");
    expect(form).toHaveFormValues({ search: "", page: "0" });
    expect(field()).not.toBeRequired();
    expect(screen.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search/");
  });

  it("takes the focus on the / key, but not from another field", async () => {
    renderSearch();
    await userEvent.keyboard("/");
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("");
    await userEvent.keyboard("1/2");
    expect(field()).toHaveValue("1/2");
  });

  it("shows suggestions when typing pauses, selectable by arrow keys and Enter", async () => {
    const searches = renderSearch();
    await userEvent.click(field());
    typeAtOnce("l", "li");
    expect(await screen.findAllByRole("option")).toHaveLength(3);
    expect(searches).toEqual(["li"]);
    expect(screen.getByRole("status")).toHaveTextContent("3 suggestions");
    expect(field()).toHaveAttribute("aria-expanded", "true");
    expect(chosen()).toEqual([]);
    await userEvent.keyboard("{ArrowUp}");
    expect(chosen()).toEqual(["Lines"]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(chosen()).toEqual(["Lantern RunGame"]);
    const { id } = screen.getByRole("option", { selected: true });
    expect(field()).toHaveAttribute("aria-activedescendant", id);
    expect(field()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("a game")).toBeInTheDocument();
  });

  it("searches on Enter while nothing is selected", async () => {
    renderSearch();
    await userEvent.type(field(), "li{Enter}");
    expect(await screen.findByText("results")).toBeInTheDocument();
  });

  it("closes the suggestions on Escape, on a click outside and when the focus leaves", async () => {
    renderSearch();
    const waitForOptions = () => screen.findAllByRole("option");
    const waitForNoOptions = () => waitFor(() => expect(screen.queryByRole("option")).not.toBeInTheDocument());
    await userEvent.type(field(), "li");
    await waitForOptions();
    await userEvent.keyboard("{Escape}");
    await waitForNoOptions();
    expect(field()).not.toHaveAttribute("role");
    await userEvent.type(field(), "g");
    await waitForOptions();
    await userEvent.click(document.body);
    await waitForNoOptions();
    await userEvent.click(field());
    await waitForOptions();
    screen.getByRole("link", { name: "Search" }).focus();
    await waitForNoOptions();
  });

  it("opens over a narrow page by its icon and closes by its button", async () => {
    renderSearch();
    const icon = screen.getByRole("link", { name: "Search" });
    await userEvent.click(icon);
    expect(field()).toHaveFocus();
    expect(field().form).toHaveClass("search-box--open");
    await userEvent.click(screen.getByRole("button", { name: "Close search" }));
    expect(field().form).not.toHaveClass("search-box--open");
    expect(icon).toHaveFocus();
  });

  it("works without suggestions if the request fails", async () => {
    const searches = renderSearch(null);
    await userEvent.click(field());
    typeAtOnce("l", "li");
    await waitFor(() => expect(searches).toEqual(["li"]));
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
  });
});
