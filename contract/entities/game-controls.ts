import * as z from "zod";
import { localizedContent } from "./localized-content";

export const MAX_CONTROL_GROUPS = 6;
/** Of a group. */
export const MAX_CONTROL_PARTS = 4;
/** Of a part. */
export const MAX_CONTROLS = 20;
export const MAX_CONTROL_TITLE_LENGTH = 40;
export const MAX_CONTROL_TEXT_LENGTH = 80;

const title = localizedContent(MAX_CONTROL_TITLE_LENGTH);
const text = localizedContent(MAX_CONTROL_TEXT_LENGTH);

/** An action and its keys, buttons or gestures, as an editor writes them. */
export const writtenControl = z.strictObject({ action: text, input: text });
export type WrittenControl = z.output<typeof writtenControl>;

export const writtenControlPart = z.strictObject({ title, controls: z.array(writtenControl).max(MAX_CONTROLS) });
export type WrittenControlPart = z.output<typeof writtenControlPart>;

export const writtenControlGroup = z.strictObject({
  title,
  subgroups: z.array(writtenControlPart).max(MAX_CONTROL_PARTS),
});

/** All controls of a game (docs/product/games.md#controls). */
export const writtenControls = z.array(writtenControlGroup).max(MAX_CONTROL_GROUPS);
export type WrittenControls = z.output<typeof writtenControls>;
