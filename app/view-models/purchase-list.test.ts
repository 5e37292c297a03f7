import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { Order } from "~contract/entities/order";
import type { Pagination } from "~contract/entities/pagination";
import type { Purchase } from "~contract/entities/purchase";
import type { LedgerEntry } from "~contract/entities/wallet";
import { aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toCoverPicture } from "./picture";
import { itemText, priceText, providerText, toBalance, toPurchasesPage } from "./purchase-list";

const PURCHASE_ID = "4f1c2b7a-0d6e-4c55-9b1e-2a7d8e9f0a01";
const ITEM_ID = "4f1c2b7a-0d6e-4c55-9b1e-2a7d8e9f0a02";
const ORDER_ID = "4f1c2b7a-0d6e-4c55-9b1e-2a7d8e9f0a03";
const ENTRY_ID = "4f1c2b7a-0d6e-4c55-9b1e-2a7d8e9f0a04";

type PageData = Parameters<typeof toPurchasesPage>[0];

const onPage = (currPage: number, totalPages = 3): Pagination => ({
  ...{ currPage, totalPages, numPerPage: 25, totalItems: totalPages * 25 },
});

function aPurchase(changes: Partial<Purchase> = {}): Purchase {
  return {
    purchaseId: PURCHASE_ID,
    game: aGame(),
    itemId: ITEM_ID,
    itemType: "FULL_VERSION",
    price: 1_250,
    currency: "RPX",
    purchasedAt: "2026-11-20T18:30:00Z",
    receiptNumber: "2026-000017",
    ...changes,
  };
}

function anOrder(changes: Partial<Order> = {}): Order {
  return {
    orderId: ORDER_ID,
    status: "PENDING",
    game: aGame(),
    itemId: ITEM_ID,
    price: 4.99,
    currency: "EUR",
    createdAt: "2026-11-19T08:05:00Z",
    paymentUrl: "https://pay.example.org/17",
    ...changes,
  };
}

function anEntry(changes: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    entryId: ENTRY_ID,
    currency: "GPX",
    amount: -1_250,
    balanceAfter: 2_750,
    reason: "TIP",
    subject: "Lantern Run",
    createdAt: "2026-11-20T18:30:00Z",
    ...changes,
  };
}

function page(changes: Partial<PageData> = {}, locale: Locale = "en") {
  const data: PageData = {
    list: { purchases: [], pagination: onPage(0, 1) },
    wallet: { balances: [], entries: [], pagination: onPage(0, 1) },
    orders: null,
    paymentOrigins: ["https://pay.example.org"],
    ...changes,
  };
  return toPurchasesPage(data, aViewContext({ locale }));
}

const purchaseOf = (changes: Partial<Purchase>, locale?: Locale) =>
  page({ list: { purchases: [aPurchase(changes)], pagination: onPage(0, 1) } }, locale).purchases[0];

const entryOf = (changes: Partial<LedgerEntry>, locale?: Locale) =>
  page({ wallet: { balances: [], entries: [anEntry(changes)], pagination: onPage(0, 1) } }, locale).wallet.entries[0];

describe("toPurchasesPage", () => {
  it("is empty without purchases", () => {
    expect(page()).toEqual({
      purchases: [],
      pager: null,
      orders: null,
      wallet: { balances: [], entries: [], pager: null },
      homeHref: "/",
    });
  });

  it("returns purchases in the viewer's language", () => {
    expect(purchaseOf({}, "de")).toEqual({
      id: PURCHASE_ID,
      title: "Lantern Run",
      href: "/de/games/lant01/lantern-run/",
      cover: toCoverPicture(aGame().covers, "16:9"),
      item: "Vollversion",
      price: "1\u00a0250\u00a0RPx",
      date: "vor 17 Stunden",
      number: "2026-000017",
      receiptHref: `/de/profile/purchases/${PURCHASE_ID}/`,
      note: null,
    });
  });

  it("says what was refunded, or that it is charged back", () => {
    expect(purchaseOf({ refunded: 250 }, "en")?.note).toBe("Refunded: 250\u00a0RPx");
    expect(purchaseOf({ withdrawnDate: "2026-11-21T18:30:00Z" }, "en")?.note).toMatch(/^Charged back/);
  });

  it.each([null, undefined])("falls back to the purchase id if the receipt number is %s", (receiptNumber) => {
    expect(purchaseOf({ receiptNumber })?.number).toBe(PURCHASE_ID);
  });

  it("has no cover for a game without one", () => {
    expect(purchaseOf({ game: aGame({ covers: [] }) })?.cover).toBeNull();
  });

  it("returns orders, payable if the provider is configured", () => {
    const orders = { orders: [anOrder(), anOrder({ status: "PAID" })], pagination: onPage(0, 1) };
    const { list, pager } = page({ orders }, "de").orders ?? {};
    expect(list).toEqual([
      {
        id: ORDER_ID,
        title: "Lantern Run",
        href: "/de/games/lant01/lantern-run/",
        cover: toCoverPicture(aGame().covers, "16:9"),
        state: "Wartet auf Zahlung",
        price: "4.99\u00a0EUR",
        date: "19 Nov. 2026",
        payHref: "https://pay.example.org/17",
      },
      expect.objectContaining({ state: "Bezahlt", payHref: null }),
    ]);
    expect(pager).toBeNull();
    expect(page({ orders, paymentOrigins: [] }).orders?.list[0]?.payHref).toBeNull();
  });

  it("pages one list and keeps the pages of the others", () => {
    const view = page(
      {
        list: { purchases: [], pagination: onPage(1, 4) },
        orders: { orders: [], pagination: onPage(2, 4) },
        wallet: { balances: [], entries: [], pagination: onPage(3, 5) },
      },
      "ru",
    );
    const address = "/ru/profile/purchases/";
    expect([view.pager?.previous, view.pager?.next]).toEqual([
      `${address}?orders=2&history=3`,
      `${address}?page=2&orders=2&history=3`,
    ]);
    expect([view.orders?.pager?.previous, view.orders?.pager?.next]).toEqual([
      `${address}?page=1&orders=1&history=3`,
      `${address}?page=1&orders=3&history=3`,
    ]);
    expect([view.wallet.pager?.previous, view.wallet.pager?.next]).toEqual([
      `${address}?page=1&orders=2&history=2`,
      `${address}?page=1&orders=2&history=4`,
    ]);
    expect(view.homeHref).toBe("/ru/");
  });

  it("pages without orders that failed to load", () => {
    const { pager, orders } = page({ list: { purchases: [], pagination: onPage(0) } });
    expect(orders).toBeNull();
    expect(pager?.next).toBe("/profile/purchases/?page=1");
  });
});

describe("the wallet", () => {
  it("has each balance in two parts", () => {
    const balances = [
      { currency: "RPX" as const, balance: 1_250 },
      { currency: "BPX" as const, balance: 0 },
    ];
    const wallet = { balances, entries: [], pagination: onPage(0, 1) };
    expect(page({ wallet }).wallet.balances).toEqual([
      { currency: "RPX", amount: "1\u00a0250", name: "RPx" },
      { currency: "BPX", amount: "0", name: "BPx" },
    ]);
    expect(toBalance({ currency: "GPX", balance: 12_345_678 })).toEqual({
      ...{ currency: "GPX", amount: "12\u00a0345\u00a0678", name: "GPx" },
    });
  });

  it("has the spent amount and the remaining balance", () => {
    expect(entryOf({}, "de")).toEqual({
      id: ENTRY_ID,
      reason: "Trinkgeld",
      subject: "Lantern Run",
      amount: "−1\u00a0250\u00a0GPx",
      isSpent: true,
      balanceAfter: "Stand 2\u00a0750\u00a0GPx",
      date: "vor 17 Stunden",
    });
  });

  it.each([
    [-1, "−1\u00a0RPx", true],
    [0, "+0\u00a0RPx", false],
    [1, "+1\u00a0RPx", false],
  ])("formats %d as %s", (amount, text, isSpent) => {
    expect(entryOf({ amount, currency: "RPX" })).toMatchObject({ amount: text, isSpent });
  });

  it.each([
    ["GRANT", "Gift"],
    ["QUEST_REWARD", "Quest reward"],
    ["TIP", "Tip"],
    ["STICKER", "Sticker"],
    ["PURCHASE", "Purchase"],
    ["REFUND", "Refund"],
  ] as const)("has for %s the text %s", (reason, text) => {
    expect(entryOf({ reason, subject: "" })).toMatchObject({ reason: text, subject: "" });
  });
});

describe("texts of purchases", () => {
  const { t } = aViewContext();

  it("name the item", () => {
    expect([itemText("FULL_VERSION", t), itemText("PAID_GAME", t)]).toEqual(["Full version", "Game"]);
  });

  it.each([
    [0, "EUR", "Free"],
    [0.01, "EUR", "0.01\u00a0EUR"],
    [30, "RPX", "30\u00a0RPx"],
  ])("format %d %s as %s", (price, currency, text) => {
    expect(priceText({ price, currency }, t)).toBe(text);
  });

  it.each([
    ["STRIPE", "Stripe"],
    ["XSOLLA", "Xsolla"],
    [null, "Pixels from the wallet"],
    [undefined, "Pixels from the wallet"],
  ] as const)("name the provider %s: %s", (provider, text) => {
    expect(providerText(provider, t)).toBe(text);
  });
});
