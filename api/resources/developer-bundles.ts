import { uploadBundle } from "~contract/calls/developer-builds";
import type { Upload } from "~contract/entities/developer-game";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { openFormFile, type FormFile } from "../form-file";
import { admitMakers } from "../identity/require-role";
import { route } from "../route";
import { receiveZip } from "../store/builds/receive-zip";
import { startUpload } from "../store/builds/uploads";
import { toBundleFailure } from "./bundle-failure";
import { requireUploadTarget } from "./upload-target";

const INTERNAL_TRACK = "internal";
/** Above the limit of any studio; a larger form is refused unread. */
const MAX_FORM_BYTES = 4 * 1024 ** 3;

/** GameMaker's tool uploads so: one request, whose response says what came of it. */
export function registerDeveloperBundles(app: ApiApp): void {
  route(
    app,
    uploadBundle,
    async ({ params, query, body, contentType = "" }, context) => {
      const bytes = announcedBytes(context);
      const file = await openFormFile(contentType, body);
      try {
        const upload = await importBundle(context, { gameId: params.gameId, bytes, ...query }, file);
        if (upload.state === "REFUSED") throw toBundleFailure(upload.refusals);
        return upload;
      } finally {
        // A response while the tool still sends would reach it as a broken connection.
        await file.drain();
      }
    },
    admitMakers,
  );
}

type Bundle = { gameId: string; bytes: number; track?: string | undefined; version?: string | undefined };

async function importBundle(context: ApiContext, bundle: Bundle, { pieces }: FormFile): Promise<Upload> {
  const services = { database: context.get("database"), fileStore: context.get("fileStore") };
  const { gameId, bytes, track = INTERNAL_TRACK, version = null } = bundle;
  const target = await requireUploadTarget(context, { gameId, track, needsRights: false });
  const upload = await startUpload(services, { ...target, track, version, bytes, reused: {}, now: new Date() });
  return receiveZip(services, { uploadId: upload.uploadId, stream: pieces });
}

/** Of the whole form, a little more than the zip. */
function announcedBytes(context: ApiContext): number {
  const length = Number(context.req.header("content-length"));
  if (length > MAX_FORM_BYTES) throw new ApiFailure("game_bundle_too_big", { details: { fieldName: "file" } });
  if (Number.isSafeInteger(length) && length > 0) return length;
  throw new ApiFailure("invalid_request_payload", { details: { message: "The request has no Content-Length." } });
}
