import * as calls from "~contract/calls/desk-players";
import type { ApiApp, ApiContext } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { changeWithAccountNotice } from "../identity/send-account-mails";
import { route } from "../route";
import { listAppeals } from "../store/sanctions/appeals";
import { decideAppeal, findSanctionedId, liftSanction } from "../store/sanctions/lift-sanction";
import { listPlayers, readPlayerForDesk } from "../store/sanctions/players";
import { sanctionPlayer } from "../store/sanctions/sanction-player";
import { authorOf } from "./content-calls";
import { createQueryContext } from "./create-query-context";

/** Rules: docs/product/sanctions.md. */
export function registerDeskPlayers(app: ApiApp): void {
  route(app, calls.listPlayers, async ({ query: { search } }, context) => ({
    players: await listPlayers(createQueryContext(context), search),
  }));

  route(app, calls.readPlayer, ({ params: { userId } }, context) =>
    readPlayerForDesk(createQueryContext(context), { userId, reader: staffOf(context) }),
  );

  route(app, calls.sanctionPlayer, ({ params: { userId }, body }, context) => {
    const notice = { userId, notice: body.kind, text: body.text };
    return changeWithAccountNotice(context, notice, (transaction) =>
      sanctionPlayer(transaction, { userId, sanction: body }, moderatorOf(context)),
    );
  });

  route(app, calls.liftSanction, async ({ params, body }, context) => {
    const text = body.reason;
    const notice = { userId: await findSanctionedId(context.get("database"), params.sanctionId), text };
    return changeWithAccountNotice(context, { ...notice, notice: "SANCTION_LIFTED" }, (transaction) =>
      liftSanction(transaction, { ...params, ...body }, moderatorOf(context)),
    );
  });

  route(app, calls.listAppeals, ({ query }, context) => listAppeals(context.get("database"), query));

  route(app, calls.decideAppeal, async ({ params, body }, context) => {
    const userId = await findSanctionedId(context.get("database"), params.sanctionId);
    const notice = body.outcome === "LIFTED" ? "SANCTION_LIFTED" : "APPEAL_UPHELD";
    return changeWithAccountNotice(context, { userId, notice, text: body.answer }, (transaction) =>
      decideAppeal(transaction, { ...params, ...body }, moderatorOf(context)),
    );
  });
}

function moderatorOf(context: ApiContext) {
  return { ...authorOf(context), moderator: staffOf(context) };
}
