import { describe, expect, it } from "vitest";
import { storedVisitor } from "./visitor-record";

const ID = "9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d";
const NEW_ID = "01890a5d-ac96-774b-bcce-b302099a8057";

describe("storedVisitor", () => {
  it.each([
    ["keeps a valid record", { id: ID }, { record: { id: ID }, isNew: false }],
    ["drops other fields", { id: ID, name: "x" }, { record: { id: ID }, isNew: false }],
    ["creates a record if none is stored", null, { record: { id: NEW_ID }, isNew: true }],
    ["replaces a record with an invalid id", { id: "1" }, { record: { id: NEW_ID }, isNew: true }],
    ["replaces a plain id", ID, { record: { id: NEW_ID }, isNew: true }],
  ])("%s", (_, stored, expected) => {
    expect(storedVisitor(stored, () => NEW_ID)).toEqual(expected);
  });
});
