import { json } from "@remix-run/node";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { SpendResult } from "~/view-models/spending";
import { A_KEY, A_STICKER_ID, aMoneyView } from "../../../tests/fixtures/a-money-view";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/support.json";
import { SupportPanel } from "./support-panel";

const GAME_ID = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01";

function renderPanel(result: SpendResult) {
  const sent: Record<string, unknown>[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return json(result, { status: result.ok ? 200 : 409 });
  };
  const { support, spender } = aMoneyView();
  renderInRoot(support && <SupportPanel gameId={GAME_ID} support={support} spender={spender} />, {
    at: "/de/games/x/y/",
    texts,
    root: { session: aSession() },
    routes: ["/api/tips/", "/api/stickers/"].map((path) => ({ path, action })),
  });
  return sent;
}

const TIPPED = { ok: true, done: "support.tipped", params: { amount: "20 RPx" } } as const;
const sendTip = () => userEvent.click(screen.getByRole("button", { name: "Send tip" }));

describe("SupportPanel", () => {
  it("links to the login page and back when signed out, and shows the stickers", () => {
    const { support } = aMoneyView({}, null);
    renderInRoot(support && <SupportPanel gameId={GAME_ID} support={support} spender={null} />, { at: "/de/", texts });
    expect(screen.getByText("Firefly")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Log in to give something" });
    expect(new URL(link.getAttribute("href") ?? "").searchParams.get("target")).toBe("https://play.example.org/de/");
  });

  it("consists of forms that redirect back without scripts", () => {
    renderPanel(TIPPED);
    const form = screen.getByRole("button", { name: "Send tip" }).closest("form");
    expect(form).toHaveAttribute("action", "/api/tips/");
    expect(form).toHaveFormValues({
      gameId: GAME_ID,
      key: A_KEY,
      currency: "RPX",
      amount: "10",
      target: "/de/games/x/y/",
    });
    expect(screen.getByRole("button", { name: /^Give: Firefly/ }).closest("form")).toHaveFormValues({ key: A_KEY });
    expect(within(screen.getByLabelText("Your balance")).getByText("1 250")).toBeInTheDocument();
  });

  it("sends the selected amount and confirms it", async () => {
    const sent = renderPanel(TIPPED);
    await userEvent.click(screen.getByRole("radio", { name: /^20\sRPx$/ }));
    await sendTip();
    expect(await screen.findByText("20 RPx given. Thank you!")).toBeInTheDocument();
    expect(sent).toEqual([{ gameId: GAME_ID, key: A_KEY, currency: "RPX", amount: "20", other: "" }]);
  });

  it("gives the clicked sticker", async () => {
    const sent = renderPanel({ ok: true, done: "support.stickerGiven", params: {} });
    await userEvent.click(screen.getByRole("button", { name: /^Give: Firefly/ }));
    expect(await screen.findByText("Sticker given. Thank you!")).toBeInTheDocument();
    expect(sent).toEqual([{ gameId: GAME_ID, key: A_KEY, sticker: `${A_STICKER_ID} 5 RPX` }]);
  });

  it.each([
    ["insufficient_funds", "To the quests", "/profile/"],
    ["sign_in_required", "Log in to give something", "/session/login"],
  ] as const)("shows a link after %s", async (error, name, href) => {
    renderPanel({ ok: false, error });
    await sendTip();
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("link", { name })).toHaveAttribute("href", expect.stringContaining(href));
  });

  it.each([
    ["tipping_disabled", "This game takes no tips at the moment."],
    ["too_many_requests", "Too much at once. Wait a moment and try again."],
    ["unreachable", "That did not get through. Sending it again charges it only once."],
  ] as const)("shows the message for %s", async (error, text) => {
    renderPanel({ ok: false, error });
    await sendTip();
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
});
