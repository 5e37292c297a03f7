import { describe, expect, it } from "vitest";
import { buildRefusalCode } from "~contract/entities/build";
import { toBundleFailure } from "./bundle-failure";

const refusal = { file: "art/kite.png", limit: null };

describe("the failure of a bundle", () => {
  it.each([
    ["no_page", "missing_index_file"],
    ["zip_link", "bundle_must_be_zip"],
    ["zip_too_large", "game_bundle_too_big"],
    ["version_taken", "version_number_too_low"],
    ["check_failed", "internal_error"],
  ] as const)("of %s is %s", (code, expected) => {
    expect(toBundleFailure([{ ...refusal, code }]).code).toBe(expected);
  });

  it("says every reason in a sentence", () => {
    const failure = toBundleFailure([
      { ...refusal, code: "zip_link" },
      { code: "zip_too_many_files", file: null, limit: 5000 },
    ]);
    expect(failure.details?.message).toBe(
      "art/kite.png is a link or a device, not a file. Put the file itself into the zip. " +
        "The zip has more than 5000 files and folders.",
    );
  });

  it.each(buildRefusalCode.options)("has a sentence for %s", (code) => {
    const message = toBundleFailure([{ code, file: "kite.png", limit: 7 }]).details?.message;
    expect(message).toMatch(/^[A-Z“k][^{}]+\.$/);
  });
});
