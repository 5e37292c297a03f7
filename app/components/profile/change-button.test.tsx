import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { json } from "@remix-run/node";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { TextProvider } from "~/i18n/use-text";
import texts from "../../../public/locales/en/profile.json";
import { ChangeButton } from "./change-button";

function renderButton(respond: () => Response) {
  const sent: Record<string, unknown>[] = [];
  const page = () => (
    <TextProvider language="en" messages={texts}>
      <ChangeButton
        action="/change"
        fields={{ intent: "accept", requestId: "7" }}
        label="Accept"
        of="mira_k"
        errorTexts={{ gone: "friends.requestGone" }}
      />
    </TextProvider>
  );
  const Stub = createRemixStub([
    { path: "/", Component: page },
    {
      path: "/change",
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return respond();
      },
    },
  ]);
  render(<Stub />);
  return sent;
}

it("is a form that also works without scripts, named after its target", () => {
  renderButton(() => json(null));
  const button = screen.getByRole("button", { name: "Accept mira_k" });
  expect(button.closest("form")).toHaveAttribute("action", "/change");
  expect(button.closest("form")).toHaveAttribute("method", "post");
  expect(button).toHaveAttribute("type", "submit");
});

it("sends its fields and shows beside itself why it was refused", async () => {
  const sent = renderButton(() => json({ ok: false, error: "gone" }, { status: 409 }));
  await userEvent.click(screen.getByRole("button", { name: "Accept mira_k" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This request is no longer there.");
  expect(sent).toEqual([{ intent: "accept", requestId: "7" }]);
});
