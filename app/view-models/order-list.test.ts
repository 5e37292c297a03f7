import { describe, expect, it } from "vitest";
import { aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { Order } from "~contract/entities/order";
import { toCoverPicture } from "./picture";
import { toOrder } from "./order-list";

const PAY_ORIGIN = "https://pay.example";
const PAY_URL = "https://pay.example/session/1";

function anOrder(changes: Partial<Order> = {}): Order {
  return {
    orderId: "the-order",
    status: "PENDING",
    game: aGame(),
    itemId: "the-item",
    price: 4.99,
    currency: "EUR",
    createdAt: "2026-11-21T09:05:00Z",
    paymentUrl: PAY_URL,
    ...changes,
  };
}

const order = (changes: Partial<Order> = {}, origins = [PAY_ORIGIN]) =>
  toOrder(anOrder(changes), origins, aViewContext());

describe("toOrder", () => {
  it("has the ordered game, the state and the payment link", () => {
    expect(toOrder(anOrder(), [PAY_ORIGIN], aViewContext({ locale: "de" }))).toEqual({
      id: "the-order",
      title: "Lantern Run",
      href: "/de/games/lant01/lantern-run/",
      cover: toCoverPicture(aGame().covers, "16:9"),
      state: "Wartet auf Zahlung",
      price: "4.99\u00a0EUR",
      date: "vor 2 Stunden",
      payHref: PAY_URL,
    });
  });

  it.each([
    ["PENDING", "Waiting for payment", PAY_URL],
    ["PAID", "Paid", null],
    ["REFUNDING", "You had it already; the money is on its way back", null],
    ["REFUNDED", "Paid back", null],
    ["EXPIRED", "Ended without payment; nothing was charged", null],
  ] as const)("that is %s has the state %s", (status, state, payHref) => {
    expect(order({ status })).toMatchObject({ state, payHref });
  });

  it.each([null, undefined, ""])("cannot be paid at %s", (paymentUrl) => {
    expect(order({ paymentUrl }).payHref).toBeNull();
  });

  it("links only to the origins of the providers", () => {
    expect(order({ paymentUrl: "https://evil.example/session/1" }).payHref).toBeNull();
    expect(order({}, []).payHref).toBeNull();
    expect(order({}, ["https://other.example", PAY_ORIGIN]).payHref).toBe(PAY_URL);
  });

  it("has the wide cover, or none", () => {
    expect(order().cover).toMatchObject({ width: 640, height: 360 });
    expect(order({ game: aGame({ covers: [] }) }).cover).toBeNull();
  });

  it("formats prices in pixels", () => {
    expect(order({ price: 1_250, currency: "RPX" }).price).toBe("1\u00a0250\u00a0RPx");
  });
});
