import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { games } from "~api/db/schema";
import { gameId } from "~api/seed/demo-games";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";
import { openPortal } from "../setup/portal-visitors";

expectWarnings(/: game_not_found$/);

const GAME = gameId("softfall");

let editor: Member;
let colleague: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("game_editor", "EDITOR");
  colleague = await desk.aStaffMember("game_colleague", "EDITOR");
  support = await desk.aStaffMember("game_support", "SUPPORT");
});

const editorOf = async (visitor = editor, locale = "") => (await desk.gamePage(visitor, GAME, locale)).payload.editor;

type Typed = Record<string, string | readonly string[]>;

/** What the page's form sends, with changes. */
async function fieldsOf(changes: Typed = {}): Promise<[string, string][]> {
  const { form, version } = await editorOf();
  if (!form) return expect.fail("the game has no form");
  const texts = form.languages.flatMap(({ locale, fields }) => [
    [`shortDescription.${locale}`, fields.summary.saved] as const,
    [`longDescription.${locale}`, fields.text.saved] as const,
  ]);
  const { title, platforms, ageRating, tags, releaseDate, offers, features } = form;
  const { maxPlayers, boxes, tippingAmount, tippingCurrency } = features;
  const sold = offers.items.flatMap(({ type, isOffered, ...item }): [string, string | readonly string[]][] => [
    [`offers.${type}.isOffered`, isOffered ? "on" : []],
    ...(["price", "discountedPrice", "currency"] as const).map(
      (name) => [`offers.${type}.${name}`, item[name]] as [string, string],
    ),
    ...(["startsAt", "endsAt"] as const).map(
      (name) => [`offers.${type}.claim.${name}`, item[name]] as [string, string],
    ),
  ]);
  const featured: Typed = {
    ...Object.fromEntries(boxes.map(({ name, isChecked }) => [name, isChecked ? "on" : []])),
    "features.maxPlayers": maxPlayers,
    "features.tippingAmount": tippingAmount,
    "features.tippingCurrency": tippingCurrency,
  };
  const fields: Typed = { intent: "save", version, title, platforms, ageRating, tags, releaseDate };
  const all: Typed = {
    ...{ ...Object.fromEntries(texts), ...Object.fromEntries(sold) },
    ...featured,
    ...{ ...fields, paymentProvider: offers.provider, ...changes },
  };
  return Object.entries(all).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]));
}

const change = async (changes: Typed, visitor = editor) => desk.changeGame(visitor, GAME, await fieldsOf(changes));

describe("the desk's games", () => {
  it("are listed by title, with their studio", async () => {
    const { list } = (await desk.gamesPage(support, "/de/desk/games/?search=SOFT")).payload;
    expect(list).toMatchObject({
      ...{ title: "Spiele", newLink: null, columns: [], search: "SOFT" },
      rows: [{ name: "Softfall", note: "Small Hours", languages: "7 von 7", href: `/de/desk/games/${GAME}/` }],
    });
  });

  it("have texts by language, facts, and what is missing", async () => {
    const { title, portalHref, studio, form, missingHere, missingAtStudio } = await editorOf(editor, "/de");
    expect({ title, studio, missingHere, missingAtStudio }).toEqual({
      ...{ title: "Softfall", studio: "Small Hours", missingHere: [], missingAtStudio: [] },
    });
    expect(portalHref).toMatch(/^\/de\/games\/[a-z0-9]{6}\/softfall\/$/);
    expect(form?.languages.map(({ filled }) => filled)).toEqual(Array.from({ length: 7 }, () => "2 von 2"));
    expect(form?.platformOptions.map(({ label }) => label)).toEqual(["Computer", "Handy"]);
    expect(form?.ageRatings.map(({ label }) => label)).toContain("Für alle");
    const labels = form?.tagOptions.flatMap(({ value, label }) => (form.tags.includes(value) ? [label] : []));
    expect(labels?.length).toBe(form?.tags.length);
  });

  it("take further tags by their titles and aliases", async () => {
    const { form } = await editorOf();
    const other = form?.tagOptions.find(({ value }) => !form.tags.includes(value));
    if (!form || !other) return expect.fail("the game has all tags");
    const unknown = await change({ moreTags: `${other.label}\r\ndragons` });
    expect(unknown.payload).toMatchObject({
      reply: { error: { moreTags: ["There is no tag called “dragons”."] } },
    });
    const many = Array.from({ length: 20 }, (_, index) => `tag ${String(index)}`).join("\n");
    expect((await change({ moreTags: many })).payload).toMatchObject({
      reply: { error: { moreTags: ["At most 20."] } },
    });
    expect(await change({ moreTags: other.label.toUpperCase() })).toMatchObject({ status: 302 });
    const after = (await editorOf()).form?.tags ?? [];
    expect([...after].sort()).toEqual([...form.tags, other.value].sort());
    await desk.changeGame(editor, GAME, [
      ["intent", "discard"],
      ["version", (await editorOf()).version],
    ]);
  });

  it("are unchanged when the form is sent as it came", async () => {
    expect((await change({})).payload).toMatchObject({ error: "no_changes" });
  });

  it("become drafts, which say what is missing and cannot be published yet", async () => {
    const saved = await change({ ageRating: "NOT_SET", platforms: [], "shortDescription.pl": "" });
    expect(saved).toMatchObject({ status: 302, location: `/desk/games/${GAME}/` });
    const { missingHere, form, state } = await editorOf();
    expect(state.state).toBe("CHANGED");
    expect(missingHere.map(({ text }) => text)).toEqual(["Choose an age rating.", "Choose a platform."]);
    const polish = form?.languages.find(({ locale }) => locale === "pl");
    expect(polish).toMatchObject({ filled: "1 of 2", fields: { summary: { isMissing: true } } });
    const refused = await change({ then: "publish", "longDescription.tr": "" });
    expect(refused.payload).toMatchObject({
      reply: { error: { ageRating: ["Choose an age rating before publishing."] } },
    });
    const { version } = await editorOf();
    expect(await desk.changeGame(editor, GAME, { intent: "discard", version })).toMatchObject({
      ...{ status: 302, location: "/desk/games/" },
    });
  });

  it("have features, which players get once they are published", async () => {
    const before = (await editorOf()).form?.features;
    expect(before).toMatchObject({ maxPlayers: "", tippingAmount: "10", tippingCurrency: "RPX" });
    expect(before?.boxes.filter(({ isChecked }) => isChecked).map(({ label }) => label)).toEqual([
      ...["Saves the progress of players", "May be loaded before it is started", "Takes tips and stickers"],
    ]);
    const refused = await change({ "features.maxPlayers": "5", "features.tippingAmount": "0" });
    expect(refused.payload).toMatchObject({
      reply: {
        error: { "features.maxPlayers": ["At most 4."], "features.tippingAmount": ["At least 1."] },
      },
    });
    const changed = { "features.maxPlayers": "3", "features.savesEnabled": [], "features.tippingAmount": "40" };
    await change({ ...changed, "features.tippingCurrency": "BPX", then: "publish" });
    const shown = async () => {
      const [game] = await (await openPortal()).select().from(games).where(eq(games.gameId, GAME));
      return game;
    };
    expect(await shown()).toMatchObject({
      ...{ multiplayer: true, maxPlayers: 3, savesEnabled: false, tippingAmount: 40, tippingCurrency: "BPX" },
    });
    const { changes } = await editorOf();
    expect(changes?.[0]?.fields.map(({ field }) => field)).toEqual([
      ...["Players", "Saves the progress of players", "Smallest suggested tip", "Currency of tips"],
    ]);
    expect(changes?.[0]?.fields[0]?.parts).toEqual([{ text: "Several, up to 3 in a room", change: "added" }]);
    await change({ "features.maxPlayers": "", "features.savesEnabled": "on", "features.tippingAmount": "10" });
    await change({ "features.tippingCurrency": "RPX", then: "publish" });
    expect(await shown()).toMatchObject({ multiplayer: false, maxPlayers: null, savesEnabled: true });
  });

  it("say at the field what does not fit, and keep what was typed", async () => {
    const empty = await change({ title: "", "shortDescription.de": "x".repeat(301), releaseDate: "soon" });
    expect(empty.payload).toMatchObject({
      reply: {
        error: {
          ...{ title: ["Fill this in."], "shortDescription.de": ["At most 300 characters."] },
          releaseDate: ["This does not fit."],
        },
      },
    });
    const signs = await change({ title: "***", platforms: ["MOBILE"] });
    expect(signs.payload).toMatchObject({
      reply: {
        error: { title: ["This title has characters that are not allowed."] },
        initialValue: { title: "***", platforms: "MOBILE" },
      },
    });
  });

  it("are sold for pixels or money, as they were typed in any language", async () => {
    const { offers } = (await editorOf(editor, "/de")).form ?? expect.fail("the game has no form");
    expect(offers.items).toMatchObject([
      { title: "Vollversion", summary: "nicht zu kaufen", isOffered: false, price: "", currency: "RPX" },
      { title: "Dieses Spiel", isOffered: false },
    ]);
    expect(offers.currencies).toContainEqual({ value: "JPY", label: "JPY: Japanischer Yen" });
    const saved = await change({
      ...{ "offers.FULL_VERSION.isOffered": "on", "offers.FULL_VERSION.price": "4,99" },
      ...{ "offers.FULL_VERSION.currency": "EUR", "offers.FULL_VERSION.discountedPrice": "4.35" },
      ...{ "offers.PAID_GAME.isOffered": "on", "offers.PAID_GAME.price": "40", paymentProvider: "STRIPE" },
      ...{ "offers.PAID_GAME.claim.startsAt": "2031-05-06T07:08", "offers.PAID_GAME.claim.endsAt": "2031-06-06T07:08" },
    });
    expect(saved).toMatchObject({ status: 302 });
    expect((await editorOf()).form?.offers).toMatchObject({
      provider: "STRIPE",
      items: [
        { isOffered: true, price: "4.99", discountedPrice: "4.35", currency: "EUR", summary: "4.35\u00a0EUR" },
        { isOffered: true, price: "40", startsAt: "2031-05-06T07:08", endsAt: "2031-06-06T07:08" },
      ],
    });
    const fields = (await editorOf()).changes?.[0]?.fields;
    const words = fields?.map(({ field, parts }) => [field, ...parts.map(({ text }) => text)]);
    expect(words).toContainEqual(["Full version: Discounted price", "4.35 EUR"]);
    expect(words).toContainEqual(["This game: Free from (UTC)", "6 May 2031, 07:08 UTC"]);
    expect(words).toContainEqual(["Payments through", "STRIPE"]);
    const emptied = await change({ "offers.FULL_VERSION.isOffered": [], "offers.FULL_VERSION.price": "" });
    expect(emptied).toMatchObject({ status: 302 });
    expect((await editorOf()).form?.offers.items[0]).toMatchObject({ isOffered: false, price: "" });
  });

  it("say at the price, discount or date what does not fit", async () => {
    const refusedWith = async (fields: Typed) => (await change(fields)).payload;
    const sold = { "offers.PAID_GAME.isOffered": "on", "offers.PAID_GAME.price": "40" };
    expect(
      await refusedWith({
        ...{ "offers.FULL_VERSION.isOffered": "on", "offers.FULL_VERSION.price": "", ...sold },
        ...{ "offers.PAID_GAME.price": "4.5", "offers.PAID_GAME.claim.endsAt": "2031-06-06T07:08" },
        "offers.PAID_GAME.claim.startsAt": "",
      }),
    ).toMatchObject({
      reply: {
        error: {
          "offers.FULL_VERSION.price": ["Fill this in."],
          "offers.PAID_GAME.price": ["Give a whole number."],
          "offers.PAID_GAME.claim.startsAt": ["Fill this in."],
        },
      },
    });
    expect(await refusedWith({ ...sold, "offers.PAID_GAME.discountedPrice": "40" })).toMatchObject({
      error: "discount_not_lower",
      reply: { error: { "offers.PAID_GAME.discountedPrice": ["This is not lower than the price."] } },
    });
    const dates = {
      "offers.PAID_GAME.claim.startsAt": "2031-06-06T07:08",
      "offers.PAID_GAME.claim.endsAt": "2031-05-06T07:08",
    };
    expect(await refusedWith({ ...sold, ...dates })).toMatchObject({
      reply: { error: { "offers.PAID_GAME.claim.endsAt": ["It would end before it starts."] } },
    });
    const { version } = await editorOf();
    await desk.changeGame(editor, GAME, { intent: "discard", version });
  });

  it("lose no change of a colleague", async () => {
    const before = await fieldsOf({ "shortDescription.en": "Fall slowly." });
    await change({ "shortDescription.en": "Fall softly." }, colleague);
    const refused = await desk.changeGame(editor, GAME, before);
    expect(refused.status).toBe(409);
    expect(refused.payload).toMatchObject({ error: "content_changed" });
    const { version, changes } = await editorOf();
    expect(changes?.[0]).toMatchObject({
      text: "game_colleague saved a draft of Softfall.",
      fields: [{ field: "In one sentence, English" }],
    });
    await desk.changeGame(editor, GAME, { intent: "discard", version });
  });

  it("are shown, not changed, by the others", async () => {
    const { mayChange, changes, version } = await editorOf(support);
    expect({ mayChange, changes }).toEqual({ mayChange: false, changes: null });
    const refused = await desk.changeGame(support, GAME, { intent: "publish", version });
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
  });

  it("are not found under what is no game's id", async () => {
    for (const id of ["softfall", "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09"]) {
      expect((await desk.gamePage(editor, id)).status).toBe(404);
    }
  });
});
