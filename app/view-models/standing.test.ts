import { describe, expect, it } from "vitest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toStanding } from "./standing";

const NOTHING = { level: null, links: [], frame: null };

const textOf = (href: string) => toStanding({ bioLinks: [href] }, aViewContext()).links[0]?.text;

describe("toStanding", () => {
  it("returns level, links and frame in the viewer's language", () => {
    const bioLinks = ["https://www.juno.example.org/", "https://clips.example.org/@juno"];
    const profile = { level: 7, bioLinks, avatarFrame: "avatar-frame-crown" };
    expect(toStanding(profile, aViewContext({ locale: "ru" }))).toEqual({
      level: "Уровень 7",
      links: [
        { href: "https://www.juno.example.org/", text: "juno.example.org" },
        { href: "https://clips.example.org/@juno", text: "clips.example.org/@juno" },
      ],
      frame: "avatar-frame--crown",
    });
  });

  it.each([
    ["lacks", {}],
    ["hides", { level: null, bioLinks: null, avatarFrame: null }],
    ["has empty fields in", { bioLinks: [], avatarFrame: "" }],
  ])("is empty if the API %s the profile", (_, profile) => {
    expect(toStanding(profile, aViewContext())).toEqual(NOTHING);
  });

  it.each([
    ["avatar-frame-steps", "avatar-frame--steps"],
    ["avatar-frame-crown", "avatar-frame--crown"],
    ["avatar-frame-gold", null],
    ["steps", null],
    ["toString", null],
  ])("maps the frame %s to %s", (avatarFrame, frame) => {
    expect(toStanding({ avatarFrame }, aViewContext()).frame).toBe(frame);
  });

  it.each([
    ["http://juno.example.org/"],
    ["javascript:alert(1)"],
    ["https://"],
    ["https:// a b"],
    ["/games/?https://"],
    [""],
  ])("omits the link %s", (href) => {
    expect(toStanding({ bioLinks: [href] }, aViewContext()).links).toEqual([]);
  });

  it.each([
    ["https://juno.example.org", "juno.example.org"],
    ["https://juno.example.org/", "juno.example.org"],
    ["https://juno.example.org/a/b/", "juno.example.org/a/b"],
    ["https://juno.example.org//", "juno.example.org/"],
    ["https://www.juno.example.org/?to=https://www.b.example", "juno.example.org/?to=https://www.b.example"],
    ["https://wwwx.example.org/", "wwwx.example.org"],
  ])("shortens %s to %s", (href, text) => {
    expect(textOf(href)).toBe(text);
  });
});
