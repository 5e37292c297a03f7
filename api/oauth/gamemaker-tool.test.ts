import { describe, expect, it } from "vitest";
import { completeAuthorization, completeTokenRequest, isToolElsewhere } from "./gamemaker-tool";

const SECRET = "a secret of at least thirty-two characters";
const TOOL = { client_id: "gxe-gamemaker-cli" };

function completed(query: Record<string, string>, complete = completeAuthorization) {
  const values = new URLSearchParams(query);
  complete(values, SECRET);
  return Object.fromEntries(values);
}

describe("what GameMaker's tool does not send", () => {
  it("is added to its authorization: our names of the scopes, renewal, and a challenge", () => {
    const scope = "https://api.gx.games/gamedev:write https://api.gx.games/gamedev:read";
    expect(completed({ ...TOOL, scope })).toEqual({
      ...TOOL,
      scope: "gamedev:write gamedev:read offline_access",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "S256",
    });
  });

  it("is added to its token requests, where it belongs", () => {
    const scope = "https://api.gx.games/gamedev:read";
    expect(completed({ ...TOOL, grant_type: "authorization_code" }, completeTokenRequest)).toHaveProperty(
      "code_verifier",
    );
    const renewal = { ...TOOL, grant_type: "refresh_token", scope };
    expect(completed(renewal, completeTokenRequest)).toEqual({ ...renewal, scope: "gamedev:read offline_access" });
  });

  it("is not added twice, nor to what it says itself", () => {
    const scope = "gamedev:read offline_access";
    const own = { ...TOOL, scope, code_challenge: "its own", code_challenge_method: "S256" };
    expect(completed(own)).toEqual(own);
    const verified = { ...TOOL, grant_type: "authorization_code", code_verifier: "its own" };
    expect(completed(verified, completeTokenRequest)).toEqual(verified);
  });

  it("is nobody else's", () => {
    const other = { client_id: "another-tool", scope: "https://api.gx.games/gamedev:read" };
    expect(completed(other)).toEqual(other);
    const exchange = { ...other, grant_type: "authorization_code" };
    expect(completed(exchange, completeTokenRequest)).toEqual(exchange);
  });

  it("is given at its own address only", () => {
    const elsewhere = (query: Record<string, string>) => isToolElsewhere(new URLSearchParams(query));
    expect(elsewhere({ ...TOOL, redirect_uri: "http://localhost:53784/" })).toBe(false);
    for (const redirect_uri of ["http://localhost:53785/", "http://localhost:53784", ""]) {
      expect(elsewhere({ ...TOOL, redirect_uri })).toBe(true);
    }
    expect(elsewhere({ client_id: "another-tool", redirect_uri: "http://localhost:53785/" })).toBe(false);
  });

  it("depends on the secret", () => {
    const values = new URLSearchParams(TOOL);
    completeAuthorization(values, `${SECRET}.`);
    expect(values.get("code_challenge")).not.toBe(completed(TOOL)["code_challenge"]);
  });
});
