import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { SidebarItemView, SidebarView } from "~/view-models/sidebar";
import { somePublicSettings } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { PageFrame } from "./page-frame";

const item = (label: string, href: string): SidebarItemView => ({ label, href, icon: { name: "house" } });

const sidebar: SidebarView = {
  sections: [
    { heading: null, items: [item("Home", "/"), item("Arcade", "/tags/arcade/?platform=mobile")] },
    { heading: { label: "Genres", href: null, icon: { name: "layers" } }, items: [item("Puzzle", "/tags/puzzle/")] },
    { heading: item("Moods", "/moods/"), items: [item("Cosy", "/tags/cosy/")] },
    { heading: item("Events", "/events/"), items: [] },
  ],
};

const frame = <PageFrame sidebar={sidebar}>Games</PageFrame>;
const sideNavigation = () => within(screen.getByRole("navigation", { name: "Main" }));

afterEach(() => {
  document.cookie = "sidebar=; Path=/; Max-Age=0";
});

describe("sidebar", () => {
  it("marks the page the visitor is on", () => {
    renderInRoot(frame, { at: "/tags/arcade" });
    expect(sideNavigation().getByRole("link", { name: "Arcade" })).toHaveAttribute("aria-current", "page");
    expect(sideNavigation().getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });

  it("groups the entries under a heading", async () => {
    renderInRoot(frame);
    const group = sideNavigation().getByText("Genres").closest("details");
    expect(group).toHaveAttribute("open");
    await userEvent.click(sideNavigation().getByText("Genres"));
    expect(group).not.toHaveAttribute("open");
  });

  it("groups them under a heading that is a link", async () => {
    renderInRoot(frame, { at: "/moods/?page=2" });
    expect(sideNavigation().getByRole("link", { name: "Moods" })).toHaveAttribute("aria-current", "page");
    const toggle = sideNavigation().getByLabelText("Moods: show or hide");
    const group = toggle.closest("details");
    expect(group).toContainElement(sideNavigation().getByRole("link", { name: "Cosy" }));
    await userEvent.click(toggle);
    expect(group).not.toHaveAttribute("open");
    expect(sideNavigation().getByRole("link", { name: "Events" })).toHaveAttribute("href", "/events/");
    expect(sideNavigation().queryByLabelText("Events: show or hide")).toBeNull();
  });

  it("reports that it is missing and links to the same page for a retry", () => {
    renderInRoot(<PageFrame sidebar={null}>Games</PageFrame>, { at: "/tags/arcade/?page=2" });
    const retry = sideNavigation().getByRole("link", { name: "The menu did not load: try again" });
    expect(retry).toHaveAttribute("href", "/tags/arcade/?page=2");
  });

  it("can be pinned open, stored in a cookie", async () => {
    const { container } = renderInRoot(frame);
    const toggle = screen.getByRole("button", { name: "Toggle sidebar" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(container.querySelector(".page-frame")).toHaveClass("page-frame--sidebar-open");
    expect(document.cookie).toContain("sidebar=open");
    await userEvent.click(toggle);
    expect(document.cookie).toContain("sidebar=collapsed");
  });

  it("can be pinned without scripts", () => {
    renderInRoot(frame, { root: { isSidebarOpen: true }, at: "/tags/arcade/?page=2" });
    const form = screen.getByRole("button", { name: "Toggle sidebar" }).closest("form");
    expect(form).toHaveAttribute("action", "/api/sidebar/");
    expect(form).toHaveFormValues({ target: "/tags/arcade/?page=2" });
  });
});

describe("menu of narrow screens", () => {
  it("contains the sidebar and closes on Escape, restoring the focus", async () => {
    renderInRoot(frame);
    const summary = screen.getAllByLabelText("Menu").find(({ tagName }) => tagName === "SUMMARY");
    if (!summary) throw new Error("no menu");
    await userEvent.click(summary);
    expect(summary.parentElement).toHaveAttribute("open");
    const menu = within(screen.getByRole("navigation", { name: "Menu" }));
    expect(menu.getByRole("link", { name: "Puzzle" })).toHaveAttribute("href", "/tags/puzzle/");
    await userEvent.keyboard("{Escape}");
    expect(summary.parentElement).not.toHaveAttribute("open");
    expect(summary).toHaveFocus();
  });
});

describe("links to other sites", () => {
  it("are absent while none is configured", () => {
    renderInRoot(frame);
    expect(screen.queryByText("More")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Make a game" })).not.toBeInTheDocument();
  });

  it("include the game maker's download once it is configured", () => {
    const settings = somePublicSettings();
    const gameMakerDownload = "https://maker.example.org/download/";
    renderInRoot(frame, { root: { publicSettings: { ...settings, links: { ...settings.links, gameMakerDownload } } } });
    const [link] = screen.getAllByRole("link", { name: "Download the game maker", hidden: true });
    expect(link).toHaveAttribute("href", gameMakerDownload);
  });

  it("appear once they are configured", () => {
    const settings = somePublicSettings();
    const links = { ...settings.links, developerPortal: "https://dev.example.org/" };
    renderInRoot(frame, { root: { publicSettings: { ...settings, links } } });
    expect(screen.getByRole("link", { name: "Make a game" })).toHaveAttribute("href", "https://dev.example.org/");
    expect(screen.queryByText("Store")).not.toBeInTheDocument();
  });
});

describe("language switch", () => {
  it("offers this page in seven languages", () => {
    renderInRoot(frame, { at: "/de/tags/arcade/?page=1" });
    expect(screen.getByText("Polski")).toHaveAttribute("href", "/pl/tags/arcade/?page=1");
    expect(screen.getByText("English")).toHaveAttribute("href", "/tags/arcade/?page=1");
    expect(screen.getByText("Português (Brasil)")).toHaveAttribute("hreflang", "pt-BR");
    expect(screen.getByText("Deutsch", { selector: "a" })).toHaveAttribute("aria-current", "true");
  });
});
