import { expect, it } from "vitest";
import { offlineDocument } from "./offline-games.server";

const DOCUMENTS = new Map([["softfall", "/build/offline-games/softfall-1.json"]]);

it("returns the document of a game that this build has", () => {
  expect(offlineDocument("softfall", DOCUMENTS)).toBe("/build/offline-games/softfall-1.json");
});

it.each(["unknown", "", null, undefined])("returns null for %s", (bundledGame) => {
  expect(offlineDocument(bundledGame, DOCUMENTS)).toBeNull();
});
