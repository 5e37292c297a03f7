import { expect, it } from "vitest";
import { linkPreviewPosition } from "./link-preview-position";

it.each([
  [null, 50],
  [50, 50],
  [0, 0],
  [20, 0],
  [40, 28],
  [60, 72],
  [100, 100],
])("a focus of %s shows the part at %i %%", (focusX, position) => {
  expect(linkPreviewPosition(focusX)).toBe(position);
});
