import type { WrittenControl, WrittenControlPart, WrittenControls } from "~contract/entities/game-controls";

/** From 0: a group, a part of it, a control of that. */
export type ControlPlace = readonly [group: number, part?: number, control?: number];
type Title = WrittenControls[number]["title"];
type Edit = <Item>(items: readonly Item[], index: number) => Item[];

export const CONTROL_PLACE = /^\d{1,2}(-\d{1,2}){0,2}$/;

/** "2-0-1" is the second control of the first part of the third group. */
export function parsePlace(text: string): ControlPlace {
  const [group = 0, part, control] = text.split("-").map(Number);
  if (part === undefined) return [group];
  return control === undefined ? [group, part] : [group, part, control];
}

export function placeText(place: ControlPlace): string {
  return place.filter((index) => index !== undefined).join("-");
}

export function findPart(groups: WrittenControls, [group, part = 0]: ControlPlace): WrittenControlPart | undefined {
  return groups[group]?.subgroups[part];
}

export function findControl(groups: WrittenControls, place: ControlPlace): WrittenControl | undefined {
  const [, , control] = place;
  return control === undefined ? undefined : findPart(groups, place)?.controls[control];
}

/** Of a group, or of a part. */
export function findTitle(groups: WrittenControls, place: ControlPlace): Title | undefined {
  const [group, part] = place;
  return part === undefined ? groups[group]?.title : findPart(groups, place)?.title;
}

export function addGroup(groups: WrittenControls, titles: { title: Title; partTitle: Title }): WrittenControls {
  return [...groups, { title: titles.title, subgroups: [{ title: titles.partTitle, controls: [] }] }];
}

export function addPart(groups: WrittenControls, [group]: ControlPlace, title: Title): WrittenControls {
  return replaceAt(groups, group, (found) => ({
    ...found,
    subgroups: [...found.subgroups, { title, controls: [] }],
  }));
}

export function addControl(groups: WrittenControls, place: ControlPlace, control: WrittenControl): WrittenControls {
  return changePart(groups, place, (part) => ({ ...part, controls: [...part.controls, control] }));
}

export function changeTitle(groups: WrittenControls, place: ControlPlace, title: Title): WrittenControls {
  const [group, part] = place;
  if (part === undefined) return replaceAt(groups, group, (found) => ({ ...found, title }));
  return changePart(groups, place, (found) => ({ ...found, title }));
}

export function changeControl(groups: WrittenControls, place: ControlPlace, control: WrittenControl): WrittenControls {
  const [, , index = 0] = place;
  return changePart(groups, place, (part) => ({ ...part, controls: replaceAt(part.controls, index, () => control) }));
}

/** What is nowhere changes nothing. */
export function editControls(groups: WrittenControls, place: ControlPlace, edit: Edit): WrittenControls {
  const [group, part, control] = place;
  if (part === undefined) return edit(groups, group);
  if (control === undefined) {
    return replaceAt(groups, group, (found) => ({ ...found, subgroups: edit(found.subgroups, part) }));
  }
  return changePart(groups, place, (found) => ({ ...found, controls: edit(found.controls, control) }));
}

/** The first stays first. */
export const moveUp: Edit = (items, index) => swapped(items, index - 1);
/** The last stays last. */
export const moveDown: Edit = (items, index) => swapped(items, index);
export const remove: Edit = (items, index) => items.filter((_, at) => at !== index);

/** The item of that index with the next one. */
function swapped<Item>(items: readonly Item[], index: number): Item[] {
  const pair = items.slice(Math.max(0, index), index + 2);
  if (index < 0 || pair.length < 2) return [...items];
  return [...items.slice(0, index), ...pair.reverse(), ...items.slice(index + 2)];
}

function changePart(
  groups: WrittenControls,
  [group, part = 0]: ControlPlace,
  change: (part: WrittenControlPart) => WrittenControlPart,
): WrittenControls {
  return replaceAt(groups, group, (found) => ({ ...found, subgroups: replaceAt(found.subgroups, part, change) }));
}

function replaceAt<Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] {
  return items.map((item, at) => (at === index ? change(item) : item));
}

const MOVE_BUTTON = /^(up|down)-((?:\d+-)*)(\d+)$/;

/** Of a button of what was moved, where that is now; other ids stay. */
export function movedButtonId(id: string): string {
  return id.replace(
    MOVE_BUTTON,
    (_, intent: string, above: string, index: string) =>
      `${intent}-${above}${String(Number(index) + (intent === "up" ? -1 : 1))}`,
  );
}
