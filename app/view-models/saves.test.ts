import { expect, it } from "vitest";
import { putSave } from "~contract/calls/saves";
import { SAVE_ERRORS } from "./saves";

it("has the contract's errors of a save, and those of any call and of a tab left by its player", () => {
  expect(SAVE_ERRORS).toEqual([
    "save_not_found",
    "save_too_large",
    "save_version_conflict",
    "saves_disabled",
    "sign_in_required",
    "other_player",
    "too_many_requests",
    "unreachable",
  ]);
  expect(putSave.errorCodes).toEqual(expect.arrayContaining(SAVE_ERRORS.slice(1, 5)));
});
