import { describe, expect, it } from "vitest";
import { SAMPLES } from "../tests/faults/samples";
import { ALL_CALLS, CALLS_BY_SUBJECT } from "./all-calls";
import * as blocks from "./calls/blocks";
import * as games from "./calls/games";
import * as links from "./calls/links";
import type { Call } from "./define-call";
import { IDEMPOTENCY_ERROR_CODES, PAGING_ERROR_CODES } from "./error-codes";

const CALLS = ALL_CALLS.map((call) => [call.name, call] as const);

describe("CALLS_BY_SUBJECT", () => {
  it("lists every subject", () => {
    expect(Object.keys(CALLS_BY_SUBJECT)).toEqual([
      ...["session", "profile", "subscriptions", "personal data", "account", "second factor", "passkeys"],
      "sanctions",
      ...["friends", "blocks", "messages", "quests"],
      ...["links", "library", "games", "tags", "challenges", "scores", "achievements", "configurations"],
      ...["sitemap", "spending", "play"],
      ...["reports of players", "reviews of players", "appeals against takedowns"],
      ...["global settings", "site", "in-game", "in-game scores", "rooms", "saves", "statistics"],
      ...["developers' studios", "developers' games", "developers' builds", "the desk's staff"],
      ...["the desk's setup", "the desk's studios", "reviews", "reports of games", "jobs", "health", "announcements"],
      "the digest",
      ...["players at the desk", "players’ data at the desk", "purchases at the desk", "payouts at the desk"],
      ...["studios' earnings", "texts of studios at the desk"],
      ...["the desk's statistics", "figures"],
      ...["the desk's tags", "the desk's challenges", "the desk's pages", "the desk's standings"],
      ...[
        "the desk's games",
        "the desk's quests",
        "the desk's stickers",
        "the desk's news",
        "the desk's codes",
        "the desk's pictures",
        "the desk's pictures of pages",
      ],
      ...["the desk's collections"],
      ...[
        "the desk's previews",
        "the desk's comparisons",
        "the desk's site",
        "the desk's tokens",
        "the desk's word lists",
      ],
      ...["the desk's catalogue files"],
    ]);
  });

  it("has the calls of a subject, and no other exports", () => {
    expect(new Set(CALLS_BY_SUBJECT["blocks"])).toEqual(
      new Set([blocks.listBlocks, blocks.blockUser, blocks.unblockUser]),
    );
    expect(CALLS_BY_SUBJECT["links"]).toHaveLength(4);
    expect(CALLS_BY_SUBJECT["links"]).not.toContain(links.MAX_BIO_LINKS);
    expect(CALLS_BY_SUBJECT["games"]).not.toContain(games.gameSort);
    expect(CALLS_BY_SUBJECT["games"]).not.toContain(games.MAX_SUGGESTIONS);
  });
});

describe("ALL_CALLS", () => {
  it("has each call once, whatever its subject", () => {
    expect(ALL_CALLS).toEqual(Object.values(CALLS_BY_SUBJECT).flat());
    expect(ALL_CALLS.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  it("has no two calls at one path", () => {
    const addresses = ALL_CALLS.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(addresses)]).toEqual(addresses);
  });
});

describe("every call", () => {
  it.each(CALLS)("%s has a summary of one sentence", (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]+\.$/);
  });

  it.each(CALLS)("%s has the parameters that its path names", (_, { path, params }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(path).toMatch(/^(\/[a-z0-9-]+|\/\{\w+\})+$/);
    expect(Object.keys(params.shape)).toEqual(named);
  });

  it.each(CALLS)("%s lists its codes, each once", (_, { errorCodes }) => {
    expect([...new Set(errorCodes)]).toEqual([...errorCodes]);
  });

  it.each(CALLS)("%s has sign_in_required unless it is for everyone", (_, { access, errorCodes }) => {
    if (access !== "everyone") expect(errorCodes).toContain("sign_in_required");
  });

  it.each(CALLS)("%s has paging errors if it is paged", (_, { query, errorCodes }) => {
    const isPaged = "page" in query.shape && "pageSize" in query.shape;
    expect(PAGING_ERROR_CODES.every((code) => errorCodes.includes(code))).toBe(isPaged);
  });

  it.each(CALLS)("%s has idempotency errors if it is idempotent", (_, { idempotent, errorCodes }) => {
    expect(IDEMPOTENCY_ERROR_CODES.every((code) => errorCodes.includes(code))).toBe(idempotent === true);
  });

  // deleteProfile needs the password in its body.
  const hasNoBody = ({ name, method }: Call) => (method === "GET" || method === "DELETE") && name !== "deleteProfile";

  it.each(CALLS.filter(([, call]) => hasNoBody(call)))("%s has no body", (_, { body }) => {
    expect(body.safeParse(undefined).success).toBe(true);
    expect(body.safeParse({}).success).toBe(false);
  });

  it("has the default page limit, except these", () => {
    const customLimits = ALL_CALLS.flatMap(({ name, maxPageSize }) =>
      maxPageSize === undefined ? [] : [[name, maxPageSize]],
    );
    expect(Object.fromEntries(customLimits)).toEqual({
      getConfiguration: 250,
      listFriendScores: 25,
      getSitemap: 1000,
      listDeveloperGames: 1000,
      listDeveloperStudios: 1000,
      listSitemapEntries: 1000,
    });
  });

  it("is idempotent where a repetition would do harm", () => {
    const idempotentCalls = ALL_CALLS.filter(({ idempotent }) => idempotent).map(({ name }) => name);
    expect(idempotentCalls.sort()).toEqual([
      ...["acceptFriendRequest", "claimQuest", "giveSticker", "purchaseItem", "sendFriendRequest", "tipGame"],
      "voteForEntry",
    ]);
  });

  it("has a JSON body, except the bytes of pictures and zips", () => {
    const ofBytes = ALL_CALLS.filter(({ bodyKind }) => bodyKind === "bytes");
    expect(ofBytes.map(({ name }) => name).sort()).toEqual([
      ...["addDeskGameCover", "addDeskGameGraphic", "addGameCover", "addGameGraphic", "addPagePicture"],
      ...["putCatalogueUploadPart", "putPicture", "putUploadPart"],
    ]);
    for (const { body } of ofBytes) {
      expect(body.safeParse(new Uint8Array([1])).success).toBe(true);
      expect(body.safeParse([1]).success).toBe(false);
    }
    const ofForms = ALL_CALLS.filter(({ bodyKind }) => bodyKind === "form");
    expect(ofForms.map(({ name }) => name)).toEqual(["uploadBundle"]);
    expect(ofForms[0]?.body.safeParse(new ReadableStream()).success).toBe(true);
    expect(ofForms[0]?.body.safeParse({}).success).toBe(false);
  });
});
