import { expect, it } from "vitest";
import type { CallApi } from "~/api-client/client";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { loadOwnValues } from "./own-values.server";

const NAMES = ["balance.RPX", "balance.GPX", "owned.game.item", "owned.game.other"];

/** An API that answers each call with what stands under its name. */
const apiWith = (answers: Record<string, unknown>) =>
  (({ name }: { name: string }) => Promise.resolve(answers[name])) as unknown as CallApi;

const { user: USER } = aSession({ username: "ada", email: "ada@example.org" });

const NOTHING = { getOwnValues: { favorites: [], bests: [], ratings: [] } };
const RPX = { balances: [{ currency: "RPX", balance: 1_500 }] };

it("tells balances and what is owned", async () => {
  const getFullVersion = { isFullVersionPurchased: true, item: { itemId: "item" } };
  const values = await loadOwnValues(apiWith({ ...NOTHING, getWallet: RPX, getFullVersion }), NAMES, {
    user: USER,
    locale: "en",
  });
  expect(values.get("balance.RPX")).toEqual({ value: "1\u00a0500", option: 1 });
  expect(values.get("owned.game.item")).toEqual({ value: "item", option: 1 });
  expect(values.get("owned.game.other")).toEqual({ value: null, option: 0 });
});

it("leaves out what the API does not tell: a currency, and which item was bought", async () => {
  const getFullVersion = { isFullVersionPurchased: true, item: null };
  const values = await loadOwnValues(apiWith({ ...NOTHING, getWallet: RPX, getFullVersion }), NAMES, {
    user: USER,
    locale: "en",
  });
  expect(NAMES.filter((name) => values.has(name))).toEqual(["balance.RPX"]);
});

it("reads no money of a guest", async () => {
  const values = await loadOwnValues(apiWith(NOTHING), ["best.points.a", "owned.game.item"], {
    user: null,
    locale: "en",
  });
  expect(Object.fromEntries(values)).toEqual({
    "best.points.a": { value: null, option: 0 },
    "owned.game.item": { value: null, option: 0 },
  });
});
