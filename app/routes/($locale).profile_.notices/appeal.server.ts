import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { playerPaths } from "~/player-paths";
import type { PageContext } from "~/server/page-context.server";
import { redirectWhenSignedOut, requirePlayer } from "~/server/protected-page.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { APPEAL_ERRORS, type AppealResult } from "~/view-models/notices-page";
import { appealSanction } from "~contract/calls/sanctions";
import { id } from "~contract/entities/identifiers";
import { MAX_APPEAL_LENGTH } from "~contract/entities/sanction";

const appealForm = z.object({ sanctionId: id, text: z.string().trim().max(MAX_APPEAL_LENGTH) });

export async function sendAppeal(args: ActionFunctionArgs, context: PageContext) {
  await requirePlayer(args, context);
  const { api, locale, t } = context;
  const { sanctionId, text } = await readRequestBody(args.request, appealForm);
  const refuse = (error: AppealResult["error"]) =>
    context.json<AppealResult>({ ok: false, error, sanctionId, text }, { status: refusalStatus(error) });
  if (text === "") return refuse("text_missing");
  try {
    await api(appealSanction, { params: { sanctionId }, body: { text } });
    return await context.redirectWithToast(playerPaths.notices(locale), {
      type: "success",
      message: t("notices.appealSent"),
    });
  } catch (error) {
    redirectWhenSignedOut(error, context);
    return refuse(refusalCode(error, APPEAL_ERRORS, "unreachable"));
  }
}
