import * as z from "zod";
import { LOCALES, type Locale } from "~/i18n/locales";
import { coverForm, coverRemoval, graphicForm, graphicMove, graphicRemoval } from "~/server/game-picture-forms.server";
import { ageRating } from "~contract/entities/game-details";
import { gamePermission, type GamePermission } from "~contract/entities/game-permission";

const id = z.uuid();
const ticked = z.literal("on").optional();
/** Browsers submit CRLF in a text area. */
const lines = z.string().transform((text) => text.replaceAll("\r\n", "\n"));

const noteFields = Object.fromEntries(LOCALES.map((locale) => [locale, lines])) as Record<Locale, typeof lines>;
const permissionBoxes = Object.fromEntries(gamePermission.options.map((name) => [name, ticked])) as Record<
  GamePermission,
  typeof ticked
>;

export const gameForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save-facts"),
    name: z.string(),
    description: lines,
    ageRating,
    desktop: ticked,
    mobile: ticked,
    savesStorage: ticked,
    ...permissionBoxes,
    declaredHosts: z.string(),
  }),
  z.object({ intent: z.literal("declare-rights"), holder: z.string(), isOwnWork: z.enum(["yes", "no"]) }),
  z.object({ intent: z.literal("publish"), rulesChanged: ticked }),
  z.object({ intent: z.literal("submit"), wishedDate: z.string() }),
  z.object({ intent: z.literal("withdraw") }),
  z.object({ intent: z.literal("appeal"), text: lines }),
  z.object({ intent: z.literal("cancel-upload"), subject: id }),
  z.object({ intent: z.literal("switch"), subject: id, releaseId: id }),
  z.object({ intent: z.literal("create-track"), name: z.string().trim().toLowerCase() }),
  z.object({ intent: z.literal("invite-tester"), subject: id, username: z.string().trim() }),
  z.object({ intent: z.literal("remove-tester"), subject: id, userId: id }),
  z.object({ intent: z.literal("save-notes"), subject: id, ...noteFields }),
  coverRemoval,
  graphicRemoval,
  graphicMove,
]);

export type GameForm = z.output<typeof gameForm>;

/** The forms with a file. */
export const fileForm = z.discriminatedUnion("intent", [
  coverForm,
  graphicForm,
  z.object({ intent: z.literal("upload"), track: z.string(), version: z.string().trim() }),
]);

export type FileForm = z.output<typeof fileForm>;
