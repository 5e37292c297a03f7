import { describe, expect, it } from "vitest";
import { publishGame, uploadBundle } from "~contract/calls/developer-builds";
import * as games from "~contract/calls/developer-games";
import { listDeveloperStudios } from "~contract/calls/developer-studios";
import { sharedErrorCodes } from "~contract/suspension";
import { isOfTool, toToolCode } from "./tool-error-codes";

/** The codes that GameMaker's tool (2.4.0) has a text for. */
const KNOWN = [
  ..."age_rating_not_set asset_not_found aws_upload_error breaking_published_game bundle_must_be_zip".split(" "),
  ..."cover_not_found game_access_denied game_bundle_too_big game_bundle_unsupported_charset".split(" "),
  ..."game_cover_not_found game_creation_not_allowed game_description_empty game_engine_not_found".split(" "),
  ..."game_is_blocked game_name_empty game_name_taken game_name_too_long game_not_found".split(" "),
  ..."game_update_not_allowed image_invalid_aspect_ratio image_too_small internal_server_error".split(" "),
  ..."invalid_characters_in_name invalid_image invalid_request_payload max_games_limit_reached".split(" "),
  ..."max_graphics_limit_reached missing_game_covers missing_index_file no_changes no_graphics_uploaded".split(" "),
  ..."no_platforms_added no_release_for_track page_invalid page_less_than_0 page_size_invalid".split(" "),
  ..."page_size_less_than_1 page_size_too_high short_description_too_long sign_in_required".split(" "),
  ..."sign_up_not_completed studio_access_denied studio_not_found unsupported_graphic_format".split(" "),
  ..."upload_custom_game_bundle_not_allowed version_number_too_low video_not_allowed_as_image".split(" "),
];

const CALLS = [
  ...[listDeveloperStudios, games.listDeveloperGames, games.createGame, games.getDeveloperGame, games.updateGame],
  ...[games.addGameCover, games.addGameGraphic, uploadBundle, publishGame],
].map((call) => [call.name, call] as const);

const EVERYWHERE = [
  ...sharedErrorCodes(publishGame),
  "invalid_token",
  "insufficient_scope",
  "internal_error",
  "not_found",
];

describe("the codes of GameMaker's tool", () => {
  it.each(CALLS)("cover what %s refuses with", (_, { path, errorCodes }) => {
    const codes = [...errorCodes, ...EVERYWHERE].map((code) => toToolCode(code, path));
    expect(codes.filter((code) => !KNOWN.includes(code))).toEqual([]);
  });

  it("say where a game is submitted for review", () => {
    expect(toToolCode("review_required", "/gamedev/games/x/publish")).toBe("sign_up_not_completed");
  });

  it("say where missing rights are declared", () => {
    expect(toToolCode("rights_not_declared", "/gamedev/games/x/publish")).toBe("sign_up_not_completed");
    expect(toToolCode("rights_not_declared", "/gamedev/games/x/uploads")).toBe("upload_custom_game_bundle_not_allowed");
  });

  it("are for tools that signed in, not for studios' tokens and sessions", () => {
    expect(isOfTool("Bearer spo_x")).toBe(true);
    for (const other of ["Bearer sps_x", "Basic spo_x", undefined]) expect(isOfTool(other)).toBe(false);
  });
});
