import { json } from "@remix-run/node";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { FavoriteResult } from "~/view-models/favorite";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { FavoriteButton } from "./favorite-button";

const GAME = { kind: "game", id: "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01", name: "Lantern Run" } as const;
const FAVORITE = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1aff";

function renderHeart(respond: () => FavoriteResult | Promise<FavoriteResult>, favoriteId: string | null = null) {
  const sent: Record<string, unknown>[] = [];
  renderInRoot(<FavoriteButton {...GAME} favoriteId={favoriteId} />, {
    at: "/de/?page=1",
    root: { session: aSession() },
    routes: [
      {
        path: "/api/favorites/",
        action: async ({ request }) => {
          sent.push(Object.fromEntries(await request.formData()));
          const result = await respond();
          return json(result, { status: result.ok ? 200 : 409 });
        },
      },
    ],
  });
  return sent;
}

const heart = () => screen.getByRole("button", { name: "Favourite: Lantern Run" });

describe("FavoriteButton", () => {
  it("links to the login page and back when signed out", () => {
    renderInRoot(<FavoriteButton {...GAME} favoriteId={null} />, { at: "/de/" });
    const href = screen.getByRole("link", { name: "Favourite: Lantern Run" }).getAttribute("href") ?? "";
    const address = new URL(href);
    expect(address.pathname).toBe("/session/login");
    expect(address.searchParams.get("target")).toBe("https://play.example.org/de/");
  });

  it("renders nothing while the session is unknown", () => {
    renderInRoot(<FavoriteButton {...GAME} />, { root: { session: { status: "unknown", user: null } } });
    expect(screen.queryByText("Favourite")).not.toBeInTheDocument();
  });

  it("is a form that redirects back to the page without scripts", () => {
    renderHeart(() => ({ ok: true, favoriteId: null }), FAVORITE);
    const form = heart().closest("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "/api/favorites/");
    expect(form).toHaveFormValues({ kind: "game", id: GAME.id, favoriteId: FAVORITE, target: "/de/?page=1" });
  });

  it("is pressed before the response arrives, and can be undone", async () => {
    let resolveWith: (result: FavoriteResult) => void = () => undefined;
    const sent = renderHeart(
      () =>
        new Promise((resolve) => {
          resolveWith = resolve;
        }),
    );
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart());
    await expect.poll(heart).toHaveAttribute("aria-pressed", "true");
    resolveWith({ ok: true, favoriteId: FAVORITE });
    await expect.poll(() => heart().closest("form")).toHaveFormValues({ favoriteId: FAVORITE });
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(sent.at(-1)).toEqual({ kind: "game", id: GAME.id, favoriteId: FAVORITE });
  });

  it("reverts a failed change and reports it", async () => {
    renderHeart(() => ({ ok: false, error: "unreachable" }));
    await userEvent.click(heart());
    expect(await screen.findByRole("alert")).toHaveTextContent("That did not get through. Please try again.");
    expect(heart()).toHaveAttribute("aria-pressed", "false");
  });
});
