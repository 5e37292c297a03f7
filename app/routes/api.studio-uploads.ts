import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import type { CallApi } from "~/api-client/client";
import { resourceContext, type PageContext } from "~/server/page-context.server";
import { badRequest, readBytes, readRequestBody } from "~/server/request-body.server";
import { isMissing } from "~/server/refusal-code.server";
import { reportHandledError } from "~/server/report-error.server";
import { refuseScript } from "~/server/studio-form.server";
import { sendUploadPart, startGameUpload } from "~/server/studio-upload.server";
import { toUploadProgress, type UploadResponse } from "~/view-models/studio/upload";
import { getUpload, UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import { getDeveloperProfile } from "~contract/calls/developer-studios";
import type { Upload } from "~contract/entities/developer-game";

const startForm = z.object({ gameId: z.uuid(), bytes: z.int().min(1), track: z.string(), version: z.string().trim() });
const partQuery = z.object({ uploadId: z.uuid(), part: z.coerce.number().int().min(0) });

/** How far an upload is. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, url, view, jsonResponse } = resourceContext(args);
  const uploadId = z.uuid().safeParse(url.searchParams.get("uploadId")).data;
  const upload = uploadId === undefined ? null : await findUpload(api, uploadId);
  return jsonResponse<UploadResponse | null>(upload && toResponse(upload, view));
}

async function findUpload(api: CallApi, uploadId: string): Promise<Upload | null> {
  try {
    return await api(getUpload, { params: { uploadId } });
  } catch (error) {
    if (!isMissing(error)) reportHandledError(error);
    return null;
  }
}

/** POST starts an upload, PUT sends its next part. */
export async function action(args: ActionFunctionArgs) {
  const context = resourceContext(args);
  try {
    const upload = await (args.request.method === "PUT" ? putPart : start)(args.request, context);
    return context.json<UploadResponse>(toResponse(upload, context.view));
  } catch (error) {
    return refuseScript(context, error);
  }
}

/** Who asks is known before a body is read. */
async function start(request: Request, { api }: PageContext): Promise<Upload> {
  await api(getDeveloperProfile);
  return startGameUpload(api, await readRequestBody(request, startForm));
}

async function putPart(request: Request, { api, url }: PageContext): Promise<Upload> {
  const query = partQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw badRequest();
  const { uploadId, part } = query.data;
  await api(getUpload, { params: { uploadId } });
  return sendUploadPart(api, uploadId, part, await readBytes(request, UPLOAD_PART_BYTES));
}

function toResponse(upload: Upload, view: PageContext["view"]): UploadResponse {
  const { uploadId, bytes, receivedBytes } = upload;
  return { ok: true, uploadId, bytes, receivedBytes, partBytes: UPLOAD_PART_BYTES, ...toUploadProgress(upload, view) };
}
