import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { ClientError } from "~/api-client/errors";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { addPagePicture } from "~contract/calls/desk-page-pictures";
import { MAX_GAME_PICTURE_BYTES } from "~contract/calls/developer-games";
import { contentVersion } from "~contract/entities/draft";
import { withPicture, type EntryPlace } from "./desk-entry-forms.server";
import { savePage } from "./desk-page-forms.server";
import { loadDeskProfile } from "./desk-page.server";
import { pictureBytes, readWideCrop, wideCropFields } from "./game-picture-forms.server";
import type { PageContext } from "./page-context.server";
import { receiveForm, type ReceivedFile } from "./received-form.server";
import { refusalStatus } from "./refusal-code.server";
import { badRequest } from "./request-body.server";
import { refuseStudioForm, WrongFields } from "./studio-form.server";

const pictureForm = z.object({ intent: z.literal("add-picture"), version: contentVersion, ...wideCropFields });

/** A form with a file, which is read only when it is from somebody who may send it. */
export async function receiveEntryPicture(
  { request, context }: ActionFunctionArgs,
  page: PageContext,
  place: EntryPlace,
) {
  const { permissions } = await loadDeskProfile(context, page.callApi);
  if (!permissions.includes("catalogue:change")) {
    const refusal = new WrongFields({ file: "staff_role_insufficient" });
    return refuseStudioForm(page, { intent: "add-picture", values: {} }, refusal);
  }
  return receiveForm(request, MAX_GAME_PICTURE_BYTES, async (received) => {
    const form = pictureForm.safeParse(received.fields).data;
    if (!form) throw badRequest();
    const { intent, version: _version, ...values } = form;
    try {
      const { href, message } = await storePicture(page, place, form, received.file);
      return await page.redirectWithToast(href, { type: "success", message });
    } catch (error) {
      const isChanged = error instanceof ClientError && error.has("content_changed");
      return isChanged ? refuseChanged(page, { intent, values }) : refuseStudioForm(page, { intent, values }, error);
    }
  });
}

type PictureForm = z.output<typeof pictureForm>;

async function storePicture(page: PageContext, place: EntryPlace, form: PictureForm, file: ReceivedFile | null) {
  const query = readWideCrop(form);
  const { path } = await page.api(addPagePicture, { query, body: await pictureBytes(file) });
  const seen = { pageId: place.pageId, version: form.version };
  return savePage(page, seen, (content) => withPicture(page, content, place, path));
}

type SentForm = { intent: string; values: Record<string, string> };

/** The page has changed meanwhile, whose version the form has to get. */
function refuseChanged({ json, t }: PageContext, { intent, values }: SentForm) {
  const message = t("desk.entryPictureChanged");
  const refusal: StudioRefusal = { ok: false, error: "content_changed", intent, values, message };
  return json(refusal, { status: refusalStatus(refusal.error) });
}
