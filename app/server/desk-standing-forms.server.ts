import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { announceWinners, disqualifyPlayer, liftDisqualification, removeScore } from "~contract/calls/desk-scores";
import { deskReason } from "~contract/calls/desk-staff";
import { id } from "~contract/entities/identifiers";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const ruling = { subject: id, reason: deskReason };
const disqualifyForm = z.object({ intent: z.literal("disqualify"), ...ruling });
const readmitForm = z.object({ intent: z.literal("readmit"), ...ruling });
const removeForm = z.object({ intent: z.literal("remove"), ...ruling });
const announceForm = z.object({ intent: z.literal("announce") });

export function changeStandings(page: PageContext, form: DeskForm, challengeId: string) {
  const { api, locale, t } = page;
  const href = deskPaths.standings(locale, challengeId);
  switch (form.intent) {
    case "disqualify":
      return respondToDeskForm(page, form, disqualifyForm, async ({ subject: userId, reason }) => {
        const { username } = await api(disqualifyPlayer, { params: { challengeId }, body: { userId, reason } });
        return { href, message: t("desk.disqualified", { name: username }) };
      });
    case "readmit":
      return respondToDeskForm(page, form, readmitForm, async ({ subject: userId, reason }) => {
        const { username } = await api(liftDisqualification, { params: { challengeId, userId }, body: { reason } });
        return { href, message: t("desk.readmitted", { name: username }) };
      });
    case "remove":
      return respondToDeskForm(page, form, removeForm, async ({ subject: scoreId, reason }) => {
        const { username } = await api(removeScore, { params: { challengeId, scoreId }, body: { reason } });
        return { href, message: t("desk.scoreRemoved", { name: username }) };
      });
    case "announce":
      return respondToDeskForm(page, form, announceForm, async () => {
        await api(announceWinners, { params: { challengeId } });
        return { href, message: t("desk.announced") };
      });
    default:
      throw badRequest();
  }
}
