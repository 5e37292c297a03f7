import { fireEvent, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Avatar } from "./avatar";

describe("Avatar", () => {
  it("shows the picture", () => {
    const { container } = render(<Avatar src="/media/fox.webp" />);
    expect(container.querySelector("img")).toHaveAttribute("src", "/media/fox.webp");
  });

  it("shows the generic icon without a picture", () => {
    const { container } = render(<Avatar src={null} />);
    expect(container.querySelector("img")).toBeNull();
    expect(container.querySelector("use")?.getAttribute("href")).toMatch(/#user$/);
  });

  it("shows the generic icon for a broken picture, and tries the next one", () => {
    const { container, rerender } = render(<Avatar src="/media/gone.webp" />);
    const image = container.querySelector("img");
    if (!image) throw new Error("no picture");
    fireEvent.error(image);
    expect(container.querySelector("img")).toBeNull();
    rerender(<Avatar src="/media/fox.webp" />);
    expect(container.querySelector("img")).toHaveAttribute("src", "/media/fox.webp");
  });
});
