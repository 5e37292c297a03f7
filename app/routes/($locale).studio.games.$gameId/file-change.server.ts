import { addPicture, studioPictureCalls } from "~/server/game-picture-forms.server";
import type { PageContext } from "~/server/page-context.server";
import { receiveForm, type ReceivedForm } from "~/server/received-form.server";
import { refuseStudioForm, respondToStudioForm, WrongFields } from "~/server/studio-form.server";
import { sendWholeUpload } from "~/server/studio-upload.server";
import { badRequest } from "~/server/request-body.server";
import { studioPaths } from "~/studio-paths";
import { getDeveloperGame } from "~contract/calls/developer-games";
import { getStudioTeam } from "~contract/calls/developer-studios";
import { fileForm, type FileForm } from "./game-form.server";

/** More is counted but not stored: no studio may upload as much. */
const MAX_STORED_BYTES = 1024 * 1024 * 1024;

/** A form with a file: the zip of a build, or a picture. It is read only when it is from somebody who may send it. */
export async function receiveFile(request: Request, context: PageContext, gameId: string) {
  const { studio } = await context.callApi(getDeveloperGame, { params: { gameId } });
  const team = await context.callApi(getStudioTeam, { params: { studioId: studio.studioId } });
  if (team.studio.role === "TESTER") {
    const refusal = new WrongFields({ file: "studio_role_insufficient" });
    return refuseStudioForm(context, { intent: "upload", values: {} }, refusal);
  }
  return receiveForm(request, MAX_STORED_BYTES, (received) => {
    const form = fileForm.safeParse(received.fields).data;
    if (!form) throw badRequest();
    const { intent, ...values } = form;
    return respondToStudioForm(context, { intent, values }, () => saveFile(context, gameId, form, received));
  });
}

async function saveFile(context: PageContext, gameId: string, form: FileForm, { file }: ReceivedForm) {
  const { api, locale, t } = context;
  if (form.intent === "upload") {
    if (!file) throw new WrongFields({ file: "file_missing" });
    const { track, version } = form;
    const uploadId = await sendWholeUpload(api, { gameId, track, version }, file);
    return { message: t("studios.upload.received"), href: studioPaths.upload(locale, uploadId) };
  }
  await addPicture(studioPictureCalls(api, gameId), form, file);
  return { message: t("studios.pictureAdded"), href: `${studioPaths.game(locale, gameId)}#covers` };
}
