import { describe, expect, it } from "vitest";
import type { WrittenControls } from "~contract/entities/game-controls";
import * as draft from "./control-draft";

const text = (en: string) => ({ en });
const control = (name: string) => ({ action: text(name), input: text(`Key ${name}`) });
const part = (name: string, controls: string[]) => ({ title: text(name), controls: controls.map(control) });
const GROUPS: WrittenControls = [
  { title: text("Keyboard"), subgroups: [part("Playing", ["Left", "Right", "Jump"]), part("Always", ["Pause"])] },
  { title: text("Touch"), subgroups: [part("Playing", [])] },
];

/** "Keyboard: Playing (Left, Right), Always; Touch: Playing". */
function inWords(groups: WrittenControls): string {
  const words = groups.map(({ title, subgroups }) => {
    const parts = subgroups.map((one) => {
      const actions = one.controls.map(({ action }) => action.en).join(", ");
      return actions === "" ? one.title.en : `${one.title.en} (${actions})`;
    });
    return `${title.en}: ${parts.join(", ")}`;
  });
  return words.join("; ");
}

const edited = (place: string, edit: Parameters<typeof draft.editControls>[2]) =>
  inWords(draft.editControls(GROUPS, draft.parsePlace(place), edit));
const BEFORE = inWords(GROUPS);

describe("places of controls", () => {
  it("are read from words and written as such", () => {
    for (const place of ["1", "0-1", "0-0-12"]) expect(draft.placeText(draft.parsePlace(place))).toBe(place);
    expect(["0", "0-1", "0-1-2", "10-3"].every((place) => draft.CONTROL_PLACE.test(place))).toBe(true);
    expect(["", "-1", "0-", "0-1-2-3", "a", "100"].some((place) => draft.CONTROL_PLACE.test(place))).toBe(false);
  });

  it("have buttons that are found where they have moved to", () => {
    const ids = ["up-2", "down-0-9", "up-0-0-1", "remove-0-0-1", "form-up"];
    expect(ids.map(draft.movedButtonId)).toEqual(["up-1", "down-0-10", "up-0-0-0", "remove-0-0-1", "form-up"]);
  });

  it("lead to groups, parts and controls that there are", () => {
    expect(draft.findTitle(GROUPS, [1])).toEqual(text("Touch"));
    expect(draft.findTitle(GROUPS, [0, 1])).toEqual(text("Always"));
    expect(draft.findControl(GROUPS, [0, 0, 2])).toEqual(control("Jump"));
    expect(draft.findControl(GROUPS, [0, 1])).toBeUndefined();
    expect(draft.findControl(GROUPS, [0, 1, 1])).toBeUndefined();
    expect(draft.findTitle(GROUPS, [2])).toBeUndefined();
    expect(draft.findPart(GROUPS, [2, 0])).toBeUndefined();
  });
});

describe("controls of a draft", () => {
  it("get groups, parts and controls at the end", () => {
    const withGroup = draft.addGroup(GROUPS, { title: text("Gamepad"), partTitle: text("Playing") });
    expect(inWords(withGroup)).toBe(`${BEFORE}; Gamepad: Playing`);
    const withPart = draft.addPart(withGroup, [1], text("Menu"));
    expect(inWords(draft.addControl(withPart, [1, 1], control("Back")))).toBe(
      "Keyboard: Playing (Left, Right, Jump), Always (Pause); Touch: Playing, Menu (Back); Gamepad: Playing",
    );
  });

  it("are changed where they are, and nowhere else", () => {
    expect(inWords(draft.changeTitle(GROUPS, [1], text("Fingers")))).toBe(BEFORE.replace("Touch", "Fingers"));
    expect(inWords(draft.changeTitle(GROUPS, [0, 1], text("Any time")))).toBe(BEFORE.replace("Always", "Any time"));
    expect(inWords(draft.changeControl(GROUPS, [0, 0, 1], control("Fly")))).toBe(BEFORE.replace("Right", "Fly"));
    expect(draft.changeControl(GROUPS, [0, 0, 7], control("Fly"))).toEqual(GROUPS);
    expect(draft.changeTitle(GROUPS, [4], text("Nowhere"))).toEqual(GROUPS);
  });

  it("move by one, and no further than the ends", () => {
    expect(edited("1", draft.moveUp)).toBe("Touch: Playing; Keyboard: Playing (Left, Right, Jump), Always (Pause)");
    expect(edited("0-0", draft.moveDown)).toContain("Always (Pause), Playing (Left");
    expect(edited("0-0-2", draft.moveUp)).toContain("(Left, Jump, Right)");
    expect(edited("0-0-0", draft.moveDown)).toContain("(Right, Left, Jump)");
    for (const place of ["0", "0-0", "0-0-0"]) expect(edited(place, draft.moveUp)).toBe(BEFORE);
    for (const place of ["1", "0-1", "0-0-2"]) expect(edited(place, draft.moveDown)).toBe(BEFORE);
  });

  it("are removed with all that they hold", () => {
    expect(edited("0", draft.remove)).toBe("Touch: Playing");
    expect(edited("0-1", draft.remove)).toBe("Keyboard: Playing (Left, Right, Jump); Touch: Playing");
    expect(edited("0-0-1", draft.remove)).toContain("(Left, Jump)");
    expect(edited("5", draft.remove)).toBe(BEFORE);
  });
});
