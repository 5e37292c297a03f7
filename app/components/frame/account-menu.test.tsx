import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { AccountMenu } from "./account-menu";

describe("AccountMenu", () => {
  it.each(["signed-out", "guest"] as const)("links a %s visitor to the login page and back", (status) => {
    renderInRoot(<AccountMenu />, {
      root: { session: { status, user: null } },
      at: "/tags/arcade/?a=1",
    });
    const login = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Log in" }).href);
    expect(login.origin + login.pathname).toBe("https://api.example.org/session/login");
    expect(login.searchParams.get("site")).toBe("https://play.example.org");
    expect(login.searchParams.get("target")).toBe("https://play.example.org/tags/arcade/?a=1");
    const signUp = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Sign up" }).href);
    expect(signUp.searchParams.get("form")).toBe("sign-up");
    expect(signUp.searchParams.get("target")).toBe(login.searchParams.get("target"));
  });

  it.each([
    [{ username: "juno", name: "Juno K.", email: "j@example.org" }, "juno"],
    [{ username: null, name: "Juno K.", email: "j@example.org" }, "Juno K."],
    [{ username: null, name: "", email: "j@example.org" }, "j@example.org"],
    [{}, "Your account"],
  ])("shows %o as %s", (user, name) => {
    renderInRoot(<AccountMenu />, { root: { session: aSession(user) } });
    expect(screen.getByLabelText(`Account: ${name}`)).toBeInTheDocument();
  });

  it("links to the account's pages in order", async () => {
    renderInRoot(<AccountMenu />, { root: { locale: "de", session: aSession({ username: "juno" }) } });
    await userEvent.click(screen.getByLabelText("Account: juno"));
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Profile", "/de/profile/"],
      ["Friends", "/de/profile/friends/"],
      ["Purchases", "/de/profile/purchases/"],
      ["Account details", "/de/profile/account-details/"],
    ]);
  });

  it("offers a retry instead of the login when the account is unavailable", () => {
    const session = { status: "unknown" as const, user: null };
    renderInRoot(<AccountMenu />, { root: { session }, at: "/tags/arcade/?a=1" });
    expect(screen.getByRole("link", { name: "Account unavailable" })).toHaveAttribute("href", "/tags/arcade/?a=1");
    expect(screen.queryByRole("link", { name: "Log in" })).not.toBeInTheDocument();
  });

  it("logs out by a form that redirects back to this page", async () => {
    renderInRoot(<AccountMenu />, { root: { session: aSession({ username: "juno" }) }, at: "/tags/arcade/" });
    await userEvent.click(screen.getByLabelText("Account: juno"));
    const form = screen.getByRole("button", { name: "Log out" }).closest("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "/api/logout/");
    expect(form).toHaveFormValues({ target: "/tags/arcade/" });
  });
});
