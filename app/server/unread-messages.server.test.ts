import { afterEach, describe, expect, it } from "vitest";
import { anApiClient } from "../../tests/fixtures/an-api-client";
import { startApiServer, type ApiServer } from "../../tests/fixtures/api-server";
import { countUnreadMessages, hasUnreadMessage } from "./unread-messages.server";

const ID = "22222222-2222-4222-8222-222222222222";
const KNOWN = { messageType: "FAVORITE_GAME_UPDATED", mainEntityId: ID };
const UNKNOWN = { messageType: "SOMETHING_NEW" };

let server: ApiServer | undefined;

afterEach(() => server?.close());

async function inbox(...contents: (object | null)[]) {
  server = await startApiServer(({ url = "" }, response) => {
    const query = new URL(url, "http://api.test").searchParams;
    const [page, pageSize] = [Number(query.get("page") ?? 0), Number(query.get("pageSize") ?? 25)];
    const messages = contents.slice(page * pageSize, (page + 1) * pageSize).map((data) => ({
      ...{ messageId: ID, read: false, createdAt: "2025-11-20T10:00:00Z", expiredAt: null, data },
    }));
    const totalPages = Math.ceil(contents.length / pageSize);
    const pagination = { currPage: page, numPerPage: pageSize, totalItems: contents.length, totalPages };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: { messages, pagination }, errors: [] }));
  });
  const api = anApiClient(server.baseUrl);
  return { dot: await hasUnreadMessage(api), count: await countUnreadMessages(api) };
}

const repeat = (count: number, data: object | null) => Array.from({ length: count }, () => data);

describe("unread messages", () => {
  it.each([
    ["none", [], 0],
    ["one", [KNOWN], 1],
    ["one without data", [null], 0],
    ["one of an unknown type", [UNKNOWN], 0],
    ["a known one behind unknown ones", [UNKNOWN, null, KNOWN], 1],
    ["known ones behind a page of unknown ones", [...repeat(120, UNKNOWN), ...repeat(3, KNOWN)], 3],
  ])("with %s in the inbox, light the bell and are counted", async (_, contents, count) => {
    expect(await inbox(...contents)).toEqual({ dot: count > 0, count });
  });

  it("are counted by the API beyond the last checked page", async () => {
    expect(await inbox(...repeat(1_003, KNOWN), null)).toEqual({ dot: true, count: 1_004 });
    expect(await inbox(null, ...repeat(1_003, KNOWN))).toEqual({ dot: true, count: 1_003 });
  });
});
