import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createPlaceholders, optionMark } from "~/rules/placeholder";
import { OwnChoice } from "./own-choice";

const heart = (value: string | null, options?: (string | null)[]) =>
  renderToStaticMarkup(
    <OwnChoice value={value} {...(options && { options })}>
      {(shown) => <b>{shown ?? "none"}</b>}
    </OwnChoice>,
  );

it("is the markup of its value", () => {
  expect([heart(null), heart("4", [null, "4", "5"])]).toEqual(["<b>none</b>", "<b>4</b>"]);
});

it("is that of each option in a page template", () => {
  const own = createPlaceholders("secret")("rating.1");
  const [first, second, end] = [optionMark(own, 0), optionMark(own, 1), optionMark(own, "end")];
  expect(heart(own)).toBe(`${first}<b>none</b>${second}<b>${own}</b>${end}`);
  expect(heart(own, ["4", "5"])).toBe(`${first}<b>4</b>${second}<b>5</b>${end}`);
});
