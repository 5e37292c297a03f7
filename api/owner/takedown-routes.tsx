/** @jsxImportSource hono/jsx */
import { id } from "~contract/entities/identifiers";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { readFormFields } from "../login/session-page";
import { findGameToStop, liftTakedown, listTakedowns, stopGame } from "../store/studios/takedowns";
import { readGameAddress } from "./game-address";
import type { TypedTakedown } from "./page/takedown-form";
import { TakedownList } from "./page/takedown-list";
import { readReason, REASON_PROBLEM } from "./reason";
import { renderOwnerPage } from "./render-owner-page";

const PATH = "/owner/takedowns";
const MAX_SHOWN = 200;
const NOTHING_TYPED: TypedTakedown = { game: "", reason: "", problems: {} };

const NOTICES: Record<string, string> = {
  stopped: "The game is stopped: nobody finds or plays it. Its studio has a message with the reason.",
  lifted: "The game is as it was before. Its studio has a message.",
  unchanged: "Nothing changed: this was done before.",
};

/** Rules: docs/product/studios.md#takedowns. */
export function registerTakedownPage(app: ApiApp): void {
  app.get(PATH, (context) => renderTakedowns(context, NOTHING_TYPED));

  app.post(PATH, async (context) => {
    const fields = await readFormFields(context);
    if (fields("intent") === "lift") return lift(context, fields("takedown"));
    return stop(context, { game: fields("game"), reason: fields("reason") });
  });
}

async function stop(context: ApiContext, sent: { game: string; reason: string }): Promise<Response> {
  const database = context.get("database");
  const idText = readGameAddress(sent.game);
  const game = idText === null ? null : await findGameToStop(database, idText);
  const reason = readReason(sent.reason);
  if (!game || reason === null) {
    const problems = {
      ...(game ? {} : { game: "There is no such game. Paste the address of its page, or its id." }),
      ...(reason === null ? { reason: REASON_PROBLEM } : {}),
    };
    return renderTakedowns(context, { ...sent, problems });
  }
  const isStopped = await stopGame(database, { gameId: game.gameId, reason, now: new Date() });
  return redirectWith(context, isStopped ? "stopped" : "unchanged");
}

async function lift(context: ApiContext, takedown: string): Promise<Response> {
  const takedownId = id.safeParse(takedown);
  if (!takedownId.success) throw new ApiFailure("not_found");
  const game = await liftTakedown(context.get("database"), { takedownId: takedownId.data, now: new Date() });
  return redirectWith(context, game ? "lifted" : "unchanged");
}

async function renderTakedowns(context: ApiContext, typed: TypedTakedown): Promise<Response> {
  const takedowns = await listTakedowns(context.get("database"), MAX_SHOWN);
  const hasProblem = Object.keys(typed.problems).length > 0;
  return renderOwnerPage(context, {
    page: "takedowns",
    content: <TakedownList takedowns={takedowns} typed={typed} />,
    notice: NOTICES[context.req.query("done") ?? ""],
    status: hasProblem ? 422 : 200,
  });
}

function redirectWith(context: ApiContext, done: keyof typeof NOTICES): Response {
  // Absolute: the portal, which carries the API, resolves relative addresses against its route.
  const { publicApiBaseUrl } = context.get("configuration");
  return context.redirect(`${publicApiBaseUrl}/owner/takedowns?done=${done}`, 303);
}
