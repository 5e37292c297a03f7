import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TextProvider } from "~/i18n/use-text";
import common from "../../../public/locales/en/common.json";
import { PageErrorBoundary } from "./page-error-boundary";

vi.mock("~/browser/report-ui-error", () => ({ reportUiError: () => Promise.resolve() }));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

function renderPageThatThrows(thrown: unknown) {
  const Stub = createRemixStub([
    {
      path: "*",
      loader: () => {
        throw thrown;
      },
      Component: () => null,
      ErrorBoundary: PageErrorBoundary,
    },
  ]);
  render(
    <TextProvider language="en" messages={common}>
      <Stub initialEntries={["/de/games/abc123/?page=1"]} />
    </TextProvider>,
  );
}

describe("PageErrorBoundary", () => {
  it("shows that a page does not exist and links to the home page in its language", async () => {
    renderPageThatThrows(new Response(null, { status: 404 }));
    expect(await screen.findByRole("heading", { name: "Dead pixel" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to the games" })).toHaveAttribute("href", "/de/");
    expect(screen.queryByRole("link", { name: "Try again" })).not.toBeInTheDocument();
  });

  it("shows that access to a page is forbidden", async () => {
    renderPageThatThrows(new Response(null, { status: 403 }));
    expect(await screen.findByRole("heading", { name: "Locked pixel" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Try again" })).not.toBeInTheDocument();
  });

  it("shows that the API is unavailable, with the toast of the response", async () => {
    const toast = { type: "error", message: "GET /games: invalid response" };
    renderPageThatThrows(Response.json({ meta: [], toast }, { status: 503 }));
    expect(await screen.findByRole("heading", { name: "No signal" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("GET /games: invalid response");
  });

  it.each([
    ["a thrown error", new Error("select * from secrets")],
    ["a 503 response", new Response("stack trace", { status: 503 })],
  ])("offers a retry after %s without its details", async (_, thrown) => {
    renderPageThatThrows(thrown);
    const retry = await screen.findByRole("link", { name: "Try again" });
    expect(retry).toHaveAttribute("href", "/de/games/abc123/?page=1");
    expect(document.body).not.toHaveTextContent(/secrets|stack trace/);
  });
});
