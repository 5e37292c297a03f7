import { beforeEach, describe, expect, it } from "vitest";
import { changePassword, listConnections } from "~contract/calls/account";
import { dataOf, failureOf } from "../../../tests/fixtures/api-responses";
import { NEW_PASSWORD, PASSWORD, signUp } from "../../../tests/fixtures/account-mail";
import { aMember, type Member } from "../../../tests/fixtures/members";
import { connectGameMaker, requestToken, toolTokens } from "../../../tests/fixtures/tool-sign-in";
import { startTestApi, type TestApi } from "../../../tests/setup/test-api";
import { oauthAccessToken, oauthClient, oauthRefreshToken, session } from "../../db/schema";
import { findToolAccess, sweepExpiredTokens } from "./tool-access";
import { saveGameMakerTool } from "./tools";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi();
  await saveGameMakerTool(api.database, new Date());
  ada = await aMember(api, "Ada");
});

const connectionsOf = async (visitor: Pick<Member, "fetch">) =>
  (await dataOf(listConnections, visitor.fetch("/profile/connections"))).connections;
const hasAccess = async (bearer: string, now = new Date()) =>
  (await findToolAccess(api.database, bearer, now)) !== null;

describe("a connected tool", () => {
  it("has the rights that it asked for, for an hour", async () => {
    const { access_token, refresh_token } = await connectGameMaker(ada);
    expect(await findToolAccess(api.database, access_token, new Date())).toEqual({
      userId: ada.userId,
      clientId: "gxe-gamemaker-cli",
      scopes: ["gamedev:read", "gamedev:write"],
    });
    expect(await hasAccess(access_token, new Date(Date.now() + HOUR_MS + 1000))).toBe(false);
    for (const other of [refresh_token, access_token.slice(4), `sps_${access_token.slice(4)}`, ""]) {
      expect(await hasAccess(other)).toBe(false);
    }
  });

  it("loses access with the session that it began in, but renews it", async () => {
    const { access_token, refresh_token } = await connectGameMaker(ada);
    await api.database.delete(session);
    expect(await hasAccess(access_token)).toBe(false);
    const fields = { grant_type: "refresh_token", refresh_token, client_id: "gxe-gamemaker-cli" };
    expect((await requestToken(api, fields)).status).toBe(200);
  });

  it("renews when the session has run out and nobody has logged in since", async () => {
    const { refresh_token } = await connectGameMaker(ada);
    await api.database.update(session).set({ expiresAt: new Date(Date.now() - DAY_MS) });
    const fields = { grant_type: "refresh_token", refresh_token, client_id: "gxe-gamemaker-cli" };
    const renewed = toolTokens.parse(await (await requestToken(api, fields)).json());
    expect(await hasAccess(renewed.access_token)).toBe(true);
  });

  it("loses access when it is switched off", async () => {
    const { access_token } = await connectGameMaker(ada);
    await api.database.update(oauthClient).set({ disabled: true });
    expect(await hasAccess(access_token)).toBe(false);
  });

  it("is listed for its account only, until nothing can renew it", async () => {
    expect(await connectionsOf(ada)).toEqual([]);
    await connectGameMaker(ada);
    const [connection, ...others] = await connectionsOf(ada);
    expect(others).toEqual([]);
    expect(connection).toMatchObject({ name: "GameMaker", scopes: ["gamedev:read", "gamedev:write"] });
    expect(await connectionsOf(await aMember(api, "Bo"))).toEqual([]);
    await api.database.update(oauthRefreshToken).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await connectionsOf(ada)).toEqual([]);
  });

  it("is ended by its account only, at once", async () => {
    const { access_token, refresh_token } = await connectGameMaker(ada);
    const [connection] = await connectionsOf(ada);
    const path = `/profile/connections/${String(connection?.connectionId)}`;
    const bo = await aMember(api, "Bo");
    expect(await failureOf(bo.send("DELETE", path))).toBe("404 connection_not_found");
    expect(await hasAccess(access_token)).toBe(true);
    expect((await ada.send("DELETE", path)).status).toBe(200);
    expect(await hasAccess(access_token)).toBe(false);
    const fields = { grant_type: "refresh_token", refresh_token, client_id: "gxe-gamemaker-cli" };
    expect((await requestToken(api, fields)).status).toBe(400);
    expect(await connectionsOf(ada)).toEqual([]);
  });

  it("ends with a new password that logs everybody else out", async () => {
    const eve = await signUp(api, "Eve");
    const { access_token } = await connectGameMaker(eve);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, signOutOthers: true };
    await dataOf(changePassword, eve.send("PUT", "/profile/password", body));
    expect(await hasAccess(access_token)).toBe(false);
    expect(await connectionsOf(eve)).toEqual([]);
  });
});

describe("expired tokens", () => {
  it("are deleted when a tool is connected; renewed ones stay to be recognised", async () => {
    const { refresh_token } = await connectGameMaker(ada);
    await requestToken(api, { grant_type: "refresh_token", refresh_token, client_id: "gxe-gamemaker-cli" });
    await sweepExpiredTokens(api.database, new Date(Date.now() + DAY_MS));
    expect(await api.database.$count(oauthAccessToken)).toBe(0);
    expect(await api.database.$count(oauthRefreshToken)).toBe(2);
    await sweepExpiredTokens(api.database, new Date(Date.now() + 91 * DAY_MS));
    expect(await api.database.$count(oauthRefreshToken)).toBe(0);
  });
});
