/** @jsxImportSource hono/jsx */
import { id } from "~contract/entities/identifiers";
import { log } from "~observe/log";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { readFormFields } from "../login/session-page";
import { changeStudioRoom, findStudioRoom, listStudioRooms, type StudioRoom } from "../store/builds/studio-limits";
import type { ChosenStudio } from "./page/studio-limits-form";
import { StudioList } from "./page/studio-list";
import { renderOwnerPage } from "./render-owner-page";
import { LIMIT_NAMES, readTypedLimits, toTypedLimits, type TypedLimits } from "./studio-limits-form";

const PATH = "/owner/studios";
const MAX_SHOWN = 200;
const MAX_NAME_LENGTH = 100;

const NOTICES: Record<string, string> = {
  changed: "The limits are changed. They count from the next upload on; what is stored stays.",
};

/** Rules: docs/product/studios.md#limits. */
export function registerStudioLimitsPage(app: ApiApp): void {
  app.get(PATH, async (context) => {
    const chosen = context.req.query("studio");
    if (chosen === undefined) return renderStudios(context);
    const room = await requireRoom(context, chosen);
    return renderStudios(context, { room, typed: toTypedLimits(room), problems: {} });
  });

  app.post(PATH, async (context) => {
    const fields = await readFormFields(context);
    const room = await requireRoom(context, fields("studio"));
    const typed = Object.fromEntries(LIMIT_NAMES.map((name) => [name, fields(name)])) as TypedLimits;
    const read = readTypedLimits(typed);
    if ("problems" in read) return renderStudios(context, { room, typed, problems: read.problems });
    const { studioId } = room;
    await changeStudioRoom(context.get("database"), { studioId, ...read.limits });
    log.info({ studioId, ...read.limits }, "The owner changed the limits of a studio");
    // Absolute: the portal, which carries the API, resolves relative addresses against its route.
    const { publicApiBaseUrl } = context.get("configuration");
    return context.redirect(`${publicApiBaseUrl}${PATH}?studio=${studioId}&done=changed`, 303);
  });
}

async function requireRoom(context: ApiContext, sent: string): Promise<StudioRoom> {
  const studioId = id.safeParse(sent);
  const room = studioId.success ? await findStudioRoom(context.get("database"), studioId.data) : null;
  if (!room) throw new ApiFailure("not_found");
  return room;
}

async function renderStudios(context: ApiContext, chosen?: ChosenStudio): Promise<Response> {
  const name = (context.req.query("name") ?? "").trim().slice(0, MAX_NAME_LENGTH);
  const rooms = await listStudioRooms(context.get("database"), name, MAX_SHOWN);
  const hasProblem = chosen !== undefined && Object.keys(chosen.problems).length > 0;
  return renderOwnerPage(context, {
    page: "studios",
    content: <StudioList rooms={rooms} name={name} chosen={chosen} />,
    notice: NOTICES[context.req.query("done") ?? ""],
    status: hasProblem ? 422 : 200,
  });
}
