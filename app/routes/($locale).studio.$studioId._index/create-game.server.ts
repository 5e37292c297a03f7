import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { isUuid } from "~/rules/uuid";
import type { PageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { requireSignIn } from "~/server/protected-page.server";
import { readRequestBody } from "~/server/request-body.server";
import { respondToStudioForm } from "~/server/studio-form.server";
import { studioPaths } from "~/studio-paths";
import { createGame } from "~contract/calls/developer-games";

const gameForm = z.object({ intent: z.literal("create"), name: z.string() });

export async function createStudioGame(args: ActionFunctionArgs, context: PageContext) {
  await requireSignIn(args, context);
  const { api, locale, t } = context;
  const { studioId = "" } = args.params;
  const { intent, name } = await readRequestBody(args.request, gameForm);
  if (!isUuid(studioId)) throw notFound();
  return respondToStudioForm(context, { intent, values: { name } }, async () => {
    const { gameId, title } = await api(createGame, { body: { name, studioId } });
    return { message: t("studios.gameCreated", { title }), href: studioPaths.game(locale, gameId) };
  });
}
