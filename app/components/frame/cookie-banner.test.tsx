import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONSENT, createConsent } from "~/rules/cookie-consent";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { CookieBanner } from "./cookie-banner";
import { CookieLink } from "./cookie-link";

const banner = () => screen.queryByRole("region", { name: "Cookies" });

describe("CookieBanner", () => {
  it("asks visitors without a choice, with two equal buttons in a plain form", () => {
    renderInRoot(<CookieBanner />, { root: { consent: DEFAULT_CONSENT }, at: "/tags/runner/?page=1" });
    const buttons = screen.getAllByRole<HTMLButtonElement>("button");
    expect(buttons.map(({ textContent, name, value, type }) => [textContent, name, value, type])).toEqual([
      ["Only necessary", "marketing", "no", "submit"],
      ["Accept all", "marketing", "yes", "submit"],
    ]);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
    const form = buttons[0]?.form;
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe("/api/consent/");
    expect(new FormData(form ?? undefined).get("target")).toBe("/tags/runner/?page=1");
  });

  it.each([true, false])("is hidden after a choice (marketing: %s)", (marketing) => {
    renderInRoot(<CookieBanner />, { root: { consent: createConsent(marketing) } });
    expect(banner()).not.toBeInTheDocument();
  });

  it("is shown again on the settings page after any choice", () => {
    renderInRoot(<CookieBanner />, { root: { consent: createConsent(true), locale: "de" }, at: "/de/cookies/" });
    expect(banner()).toBeInTheDocument();
  });
});

describe("CookieLink", () => {
  const open = async (root = {}) => {
    renderInRoot(<CookieLink />, { root });
    const link = screen.getByRole("link", { name: "Cookies" });
    await userEvent.click(link);
    return { link, dialog: await screen.findByRole("dialog", { name: "Cookies" }) };
  };

  it("is a link to the settings' page in the page's language", () => {
    renderInRoot(<CookieLink />, { root: { locale: "de" } });
    expect(screen.getByRole("link", { name: "Cookies" })).toHaveAttribute("href", "/de/cookies/");
  });

  it("opens the settings on this page, shows the current choice and closes by its button", async () => {
    const { dialog } = await open({ consent: createConsent(true) });
    expect(dialog).toHaveTextContent("At the moment: all accepted.");
    expect(
      within(dialog)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([...["Only necessary", "Accept all", ""]]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("closes on a click outside, not inside", async () => {
    const { dialog } = await open();
    expect(dialog).toHaveTextContent("At the moment: only the necessary ones.");
    await userEvent.click(within(dialog).getByRole("heading"));
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it("can be reopened", async () => {
    const { link, dialog } = await open();
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(link);
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });
});
