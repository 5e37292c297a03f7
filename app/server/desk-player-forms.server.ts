import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { SUSPENSION_LENGTHS, type SuspensionLength } from "~/view-models/desk/sanction-form";
import { deletePlayer, startPlayerExport } from "~contract/calls/desk-personal-data";
import { decideAppeal, liftSanction, sanctionPlayer, type newSanction } from "~contract/calls/desk-players";
import { deskReason } from "~contract/calls/desk-staff";
import { MAX_USERNAME_LENGTH } from "~contract/calls/profile";
import { appealOutcome, brokenRule, MAX_NOTICE_LENGTH } from "~contract/entities/sanction";
import { id } from "~contract/entities/identifiers";
import { box } from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const DAY_MS = 24 * 60 * 60 * 1000;

const noticeText = z.string().trim().min(1).max(MAX_NOTICE_LENGTH);
const notice = { intent: z.literal("sanction"), rule: brokenRule, text: noticeText };

/** Without a name, the portal makes one. */
const sanctionForm = z.discriminatedUnion("kind", [
  z.object({ ...notice, kind: z.literal("WARNING") }),
  z.object({
    ...notice,
    kind: z.literal("SUSPENSION"),
    days: z.enum(SUSPENSION_LENGTHS),
    until: z.iso.date().optional(),
  }),
  z.object({ ...notice, kind: z.literal("BAN") }),
  z.object({
    ...notice,
    kind: z.literal("RENAME"),
    username: z.string().trim().max(MAX_USERNAME_LENGTH).optional(),
    mayRename: box,
  }),
  z.object({ ...notice, kind: z.literal("PICTURE_REMOVAL") }),
]);
const liftForm = z.object({ intent: z.literal("lift"), subject: id, reason: deskReason });
const decideForm = z.object({
  intent: z.literal("decide"),
  subject: id,
  outcome: appealOutcome,
  answer: noticeText,
});

const exportForm = z.object({ intent: z.literal("export"), reason: deskReason });
const deleteForm = z.object({
  intent: z.literal("delete"),
  username: z.string().trim().min(1).max(MAX_USERNAME_LENGTH),
  reason: deskReason,
});

export function changePlayer(page: PageContext, form: DeskForm, userId: string) {
  const { api, locale, t } = page;
  const href = deskPaths.player(locale, userId);
  switch (form.intent) {
    case "sanction":
      return respondToDeskForm(page, form, sanctionForm, async (values) => {
        const body = toSanction(values, new Date());
        const { username } = await api(sanctionPlayer, { params: { userId }, body });
        return { href, message: t("desk.sanctioned", { username }) };
      });
    case "lift":
      return respondToDeskForm(page, form, liftForm, async ({ subject: sanctionId, reason }) => {
        const { username } = await api(liftSanction, { params: { sanctionId }, body: { reason } });
        return { href, message: t("desk.sanctionLifted", { username }) };
      });
    case "decide":
      return respondToDeskForm(page, form, decideForm, async ({ subject: sanctionId, outcome, answer }) => {
        const { username } = await api(decideAppeal, { params: { sanctionId }, body: { outcome, answer } });
        return { href, message: t("desk.appealDecided", { username }) };
      });
    default:
      return changePlayersData(page, form, userId);
  }
}

function changePlayersData(page: PageContext, form: DeskForm, userId: string) {
  const { api, locale, t } = page;
  switch (form.intent) {
    case "export":
      return respondToDeskForm(page, form, exportForm, async ({ reason }) => {
        await api(startPlayerExport, { params: { userId }, body: { reason } });
        return { href: deskPaths.player(locale, userId), message: t("desk.exportStarted") };
      });
    case "delete":
      return respondToDeskForm(page, form, deleteForm, async ({ username, reason }) => {
        await api(deletePlayer, { params: { userId }, body: { username, reason } });
        return { href: deskPaths.players(locale), message: t("desk.playerDeleted", { username }) };
      });
    default:
      throw badRequest();
  }
}

function toSanction(values: z.output<typeof sanctionForm>, now: Date): z.input<typeof newSanction> {
  const { kind, rule, text } = values;
  switch (values.kind) {
    case "SUSPENSION":
      return { kind: "SUSPENSION", rule, text, endDate: endDateOf(values, now) };
    case "RENAME": {
      const { username = "", mayRename } = values;
      return { kind: "RENAME", rule, text, username: username === "" ? null : username, mayRename };
    }
    default:
      return { kind: kind as "WARNING" | "BAN" | "PICTURE_REMOVAL", rule, text };
  }
}

/** Without a date the call is refused, which stands at the field. */
function endDateOf({ days, until }: { days: SuspensionLength; until?: string | undefined }, now: Date): string {
  if (days !== "DATE") return new Date(now.getTime() + Number(days) * DAY_MS).toISOString();
  return until === undefined ? now.toISOString() : `${until}T00:00:00.000Z`;
}
