import { createMiddleware } from "hono/factory";
import { bodyLimit } from "hono/body-limit";
import { putPicture, MAX_PICTURE_BYTES } from "~contract/calls/profile";
import { putSave } from "~contract/calls/saves";
import { sendStatsEvent } from "~contract/calls/stats";
import type { Call } from "~contract/define-call";
import { MAX_SAVE_BYTES } from "~contract/entities/save";
import { ApiFailure } from "./api-failure";
import type { ApiContext, ApiEnvironment } from "./api-context";

const KILOBYTE = 1024;
const DEFAULT_MAX_BYTES = 64 * KILOBYTE;
/** JSON overhead: the other fields of the body, and escaping. */
const SAVE_MARGIN_BYTES = 44 * KILOBYTE;

/** An event with all texts at their maximum length. */
const EVENT_BYTES = 32 * KILOBYTE;

const MAX_BODY_BYTES: Record<string, number> = {
  [putSave.name]: MAX_SAVE_BYTES + SAVE_MARGIN_BYTES,
  [putPicture.name]: MAX_PICTURE_BYTES,
  [sendStatsEvent.name]: EVENT_BYTES,
};

export function limitBody(call?: Call) {
  const maxSize = (call && MAX_BODY_BYTES[call.name]) ?? DEFAULT_MAX_BYTES;
  const code = call?.errorCodes.find((candidate) => candidate.endsWith("_too_large"));
  return createMiddleware<ApiEnvironment>(
    bodyLimit({
      maxSize,
      onError: () => {
        const message = `The body is too large: at most ${String(maxSize)} bytes.`;
        throw new ApiFailure(code ?? "invalid_request_payload", { status: 413, details: { message } });
      },
    }),
  );
}

/** A missing body counts as {}, so a call without required fields needs none. */
export async function readBody(context: ApiContext, call: Call): Promise<unknown> {
  if (call.bodyKind === "bytes") return new Uint8Array(await context.req.arrayBuffer());
  if (call.body.safeParse(undefined).success) return undefined;
  const text = await context.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFailure("invalid_request_payload", { details: { message: "The body is not JSON." } });
  }
}
