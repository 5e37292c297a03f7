import { json } from "@remix-run/node";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { RatingResult } from "~/view-models/rating";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/game.json";
import { OwnRating } from "./own-rating";

const GAME_ID = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01";

function renderStars(result: RatingResult, rating: string | null = null) {
  const sent: Record<string, unknown>[] = [];
  renderInRoot(<OwnRating gameId={GAME_ID} rating={rating} />, {
    at: "/de/games/x/y/",
    texts,
    root: { session: aSession() },
    routes: [
      {
        path: "/api/ratings/",
        action: async ({ request }) => {
          sent.push(Object.fromEntries(await request.formData()));
          return json(result, { status: result.ok ? 200 : 409 });
        },
      },
    ],
  });
  return sent;
}

const star = (stars: number) => screen.getByRole("radio", { name: `${String(stars)} of 5` });

describe("OwnRating", () => {
  it("links to the login page and back when signed out", () => {
    renderInRoot(<OwnRating gameId={GAME_ID} rating={null} />, { at: "/de/games/x/y/", texts });
    const link = screen.getByRole("link", { name: "Log in to rate this game" });
    expect(new URL(link.getAttribute("href") ?? "").searchParams.get("target")).toBe(
      "https://play.example.org/de/games/x/y/",
    );
  });

  it("renders nothing while the session is unknown", () => {
    renderInRoot(<OwnRating gameId={GAME_ID} rating="3" />, {
      texts,
      root: { session: { status: "unknown", user: null } },
    });
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  });

  it("is a form that redirects back without scripts, with the viewer's rating selected", () => {
    renderStars({ ok: true, rating: 3 }, "3");
    const form = star(3).closest("form");
    expect(form).toHaveAttribute("action", "/api/ratings/");
    expect(form).toHaveFormValues({ gameId: GAME_ID, rating: "3", target: "/de/games/x/y/" });
    expect(screen.getByRole("button", { name: "Rate" })).toBeInTheDocument();
  });

  it("sends the rating on one click and confirms it", async () => {
    const sent = renderStars({ ok: true, rating: 4 });
    await userEvent.click(star(4));
    expect(star(4)).toBeChecked();
    await expect.poll(() => screen.getByRole("status").textContent).toBe("Your rating: 4 of 5.");
    expect(sent).toEqual([{ gameId: GAME_ID, rating: "4" }]);
  });

  it("restores the previous rating after a failure", async () => {
    renderStars({ ok: false, error: "unreachable" }, "2");
    await userEvent.click(star(5));
    expect(await screen.findByRole("alert")).toHaveTextContent("Your rating did not get through. Please try again.");
    expect(star(2)).toBeChecked();
  });
});
