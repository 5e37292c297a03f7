import { blockUser, listBlocks, unblockUser } from "~contract/calls/blocks";
import { signedInUserId } from "../identity/signed-in-user";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import * as blocks from "../store/people/blocks";
import { toReading } from "./reading";

export function registerBlocks(app: ApiApp): void {
  route(app, listBlocks, ({ query }, context) => blocks.listBlocks(toReading(context), signedInUserId(context), query));

  route(app, blockUser, ({ params }, context) => {
    const { database, now } = toReading(context);
    return blocks.blockUser(database, { userId: signedInUserId(context), otherId: params.userId, now });
  });

  route(app, unblockUser, ({ params }, context) =>
    blocks.unblockUser(context.get("database"), { userId: signedInUserId(context), otherId: params.userId }),
  );
}
