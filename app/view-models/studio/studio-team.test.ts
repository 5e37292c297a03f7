import { describe, expect, it } from "vitest";
import type { StudioInvitation, StudioMember, StudioToken } from "~contract/entities/studio-member";
import { aStudio, aStudioGame, RELEASE_ID, STUDIO_GAME_ID, STUDIO_ID } from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toStudioTeam } from "./studio-team";

const member: StudioMember = {
  ...{ userId: STUDIO_ID, username: "mira_k", pictureUrl: "/media/a.webp", role: "DEVELOPER" },
  joinedDate: "2026-11-01T10:00:00Z",
};
const invitation: StudioInvitation = {
  ...{ invitationId: STUDIO_ID, email: "ada@example.org", role: "TESTER" },
  creationDate: "2026-11-20T10:00:00Z",
  expiryDate: "2026-12-04T10:00:00Z",
};
const token = (overrides: Partial<StudioToken> = {}): StudioToken => ({
  ...{ tokenId: RELEASE_ID, name: "build server", scopes: ["gamedev:read", "gamedev:write"], gameId: null },
  username: "mira_k",
  creationDate: "2026-11-20T10:00:00Z",
  expiryDate: "2027-02-18T10:00:00Z",
  lastUsedDate: null,
  ...overrides,
});

const data = { members: [member], invitations: [invitation], tokens: [token()], games: [aStudioGame()] };
const team = (overrides: Partial<Parameters<typeof toStudioTeam>[0]> = {}) =>
  toStudioTeam({ studio: aStudio(), viewerId: STUDIO_ID, ...data, ...overrides }, aViewContext());

describe("toStudioTeam", () => {
  it("shows members with their role, and marks the viewer", () => {
    expect(team().members).toMatchObject([{ roleText: "Developer", joined: "since 1 Nov 2026", isSelf: true }]);
    expect(team({ viewerId: RELEASE_ID }).members).toMatchObject([{ isSelf: false }]);
  });

  it.each(["DEVELOPER", "TESTER"] as const)("shows a %s neither invitations nor tokens", (role) => {
    expect(team({ studio: aStudio({ role }) }).owner).toBeNull();
  });

  it("shows owners invitations, tokens and what a token can be limited to", () => {
    const { owner } = team();
    expect(owner?.invitations).toMatchObject([{ email: "ada@example.org", expires: "valid until 4 Dec 2026" }]);
    expect(owner?.tokens).toMatchObject([
      {
        about: "Read and change games · All games · mira_k",
        use: "valid until 18 Feb 2027 · never used",
      },
    ]);
    expect(owner?.games).toEqual([
      { value: "", label: "All games" },
      { value: STUDIO_GAME_ID, label: "Kite" },
    ]);
    expect(owner?.days.map(({ label }) => label)).toEqual(["30 days", "90 days", "365 days"]);
  });

  it("names a token's limits and its last use", () => {
    const limited = token({ scopes: ["gamedev:read"], gameId: STUDIO_GAME_ID, lastUsedDate: "2026-11-12T10:00:00Z" });
    expect(team({ tokens: [limited] }).owner?.tokens).toMatchObject([
      { about: "Read only · Kite · mira_k", use: "valid until 18 Feb 2027 · last used: 12 Nov 2026" },
    ]);
    const unknown = token({ gameId: RELEASE_ID });
    expect(team({ tokens: [unknown] }).owner?.tokens[0]?.about).toBe("Read and change games · One game · mira_k");
  });
});
