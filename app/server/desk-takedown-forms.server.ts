import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { liftTakedown, stopGame } from "~contract/calls/desk-studios";
import { rejectAppeal } from "~contract/calls/takedown-appeals";
import { id } from "~contract/entities/identifiers";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const stopForm = stopGame.body.extend({ intent: z.literal("stop") });
const rejectForm = rejectAppeal.body.extend({ intent: z.literal("reject-appeal"), subject: id });
const liftForm = liftTakedown.body.extend({ intent: z.literal("lift"), subject: id });

export function changeTakedowns(page: PageContext, form: DeskForm) {
  const { api, locale, t } = page;
  const href = deskPaths.takedowns(locale);
  if (form.intent === "stop") {
    return respondToDeskForm(page, form, stopForm, async ({ game, reason }) => {
      const { gameTitle } = await api(stopGame, { body: { game, reason } });
      return { href, message: t("desk.stopped", { title: gameTitle }) };
    });
  }
  if (form.intent === "reject-appeal") {
    return respondToDeskForm(page, form, rejectForm, async ({ subject: takedownId, reason }) => {
      const { gameTitle } = await api(rejectAppeal, { params: { takedownId }, body: { reason } });
      return { href, message: t("desk.appealRejected", { title: gameTitle }) };
    });
  }
  if (form.intent !== "lift") throw badRequest();
  return respondToDeskForm(page, form, liftForm, async ({ subject: takedownId, reason }) => {
    const { gameTitle } = await api(liftTakedown, { params: { takedownId }, body: { reason } });
    return { href, message: t("desk.lifted", { title: gameTitle }) };
  });
}
