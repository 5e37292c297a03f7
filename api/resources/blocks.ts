import { blockUser, listBlocks, unblockUser } from "~contract/calls/blocks";
import { requireSignedInUserId } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import * as blocks from "../store/people/blocks";
import { createQueryContext } from "./create-query-context";

export function registerBlocks(app: ApiApp): void {
  route(app, listBlocks, ({ query }, context) =>
    blocks.listBlocks(createQueryContext(context), requireSignedInUserId(context), query),
  );

  route(app, blockUser, ({ params }, context) => {
    const { database, now } = createQueryContext(context);
    return blocks.blockUser(database, { userId: requireSignedInUserId(context), otherId: params.userId, now });
  });

  route(app, unblockUser, ({ params }, context) =>
    blocks.unblockUser(context.get("database"), { userId: requireSignedInUserId(context), otherId: params.userId }),
  );
}
