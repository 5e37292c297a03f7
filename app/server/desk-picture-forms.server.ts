import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { loadDeskProfile } from "./desk-page.server";
import {
  addPicture,
  changePicture,
  coverForm,
  coverRemoval,
  deskPictureCalls,
  graphicForm,
  graphicMove,
  graphicRemoval,
} from "./game-picture-forms.server";
import type { PageContext } from "./page-context.server";
import { receiveForm } from "./received-form.server";
import { badRequest, readRequestBody } from "./request-body.server";
import { refuseStudioForm, respondToStudioForm, WrongFields } from "./studio-form.server";
import { MAX_GAME_PICTURE_BYTES } from "~contract/calls/developer-games";

const fileForm = z.discriminatedUnion("intent", [coverForm, graphicForm]);
const changeForm = z.discriminatedUnion("intent", [coverRemoval, graphicRemoval, graphicMove]);

/** A form with a file, which is read only when it is from somebody who may send it. */
export async function receivePicture({ request, context }: ActionFunctionArgs, page: PageContext, gameId: string) {
  const { permissions } = await loadDeskProfile(context, page.callApi);
  if (!permissions.includes("catalogue:change")) {
    const refusal = new WrongFields({ file: "staff_role_insufficient" });
    return refuseStudioForm(page, { intent: "add-cover", values: {} }, refusal);
  }
  return receiveForm(request, MAX_GAME_PICTURE_BYTES, (received) => {
    const form = fileForm.safeParse(received.fields).data;
    if (!form) throw badRequest();
    const { intent, ...values } = form;
    return respondToStudioForm(page, { intent, values }, async () => {
      await addPicture(deskPictureCalls(page.api, gameId), form, received.file);
      return { message: page.t("studios.pictureAdded"), href: deskPaths.gamePictures(page.locale, gameId) };
    });
  });
}

export async function changePictures({ request }: ActionFunctionArgs, page: PageContext, gameId: string) {
  const form = await readRequestBody(request, changeForm);
  const { intent, subject } = form;
  return respondToStudioForm(page, { intent, subject, values: {} }, async () => {
    const message = await changePicture(deskPictureCalls(page.api, gameId), form, page.t);
    return { message, href: deskPaths.gamePictures(page.locale, gameId) };
  });
}
