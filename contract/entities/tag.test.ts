import { describe, expect, it } from "vitest";
import { TAG } from "../../tests/faults/samples/entities";
import { tag } from "./tag";

const { title, titleTranslations, ...REST } = TAG;

describe("tag", () => {
  it("has an empty title where it is missing", () => {
    expect(tag.parse({ ...REST, titleTranslations })).toEqual({ ...TAG, title: "" });
    expect(tag.parse({ ...REST, titleTranslations, title: undefined })).toEqual({ ...TAG, title: "" });
  });

  it("has no translations where they are missing", () => {
    expect(tag.parse({ ...REST, title })).toEqual({ ...TAG, titleTranslations: {} });
    expect(tag.parse(REST)).toEqual({ ...REST, title: "", titleTranslations: {} });
  });

  it.each(["title", "titleTranslations"])("reports a %s that is null", (field) => {
    expect(tag.safeParse({ ...TAG, [field]: null }).error?.issues).toMatchObject([{ path: [field] }]);
  });
});
