import { act, fireEvent } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { noteTypedText } from "~/browser/typed-text";
import { TextArea } from "./text-area";

const page = (key: string) => <TextArea key={key} defaultValue="stored" aria-label="Text" />;
let root: Root | undefined;

beforeEach(() => {
  document.body.innerHTML = `<div>${renderToString(page("first"))}</div>`;
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function textArea(): HTMLTextAreaElement {
  const found = document.querySelector("textarea");
  if (!found) throw new Error("no text area");
  return found;
}

function hydrate(): void {
  const container = document.querySelector("div");
  if (!container) throw new Error("no container");
  act(() => {
    root = hydrateRoot(container, page("first"));
  });
}

it("keeps what was typed before the scripts came", () => {
  textArea().value = "typed";
  noteTypedText();
  hydrate();
  expect(textArea()).toHaveValue("typed");
});

it("keeps what is typed between the scripts and hydration, also when all is deleted", () => {
  noteTypedText();
  fireEvent.input(textArea(), { target: { value: "" } });
  hydrate();
  expect(textArea()).toHaveValue("");
});

it("keeps what was typed when a hydration that was interrupted has overwritten it", () => {
  textArea().value = "typed";
  noteTypedText();
  textArea().value = "stored";
  hydrate();
  expect(textArea()).toHaveValue("typed");
});

it("shows the stored text of a form that is shown anew", () => {
  textArea().value = "typed";
  noteTypedText();
  hydrate();
  act(() => root?.render(page("second")));
  expect(textArea()).toHaveValue("stored");
});
