import { beforeAll, describe, expect, it } from "vitest";
import { aStaffMember, auditLogPage } from "../fixtures/desk-pages";
import { changeWords, wordsPage } from "../fixtures/desk-word-pages";
import type { Member } from "../fixtures/members";
import { openPortal } from "../setup/portal-visitors";

let moderator: Member;
let editor: Member;
beforeAll(async () => {
  await openPortal();
  moderator = await aStaffMember("word_moderator", "MODERATOR");
  editor = await aStaffMember("word_editor", "EDITOR");
});

const shown = async (query = "", locale = "") => (await wordsPage(moderator, query, locale)).payload.lists;
const add = (words: string, fields: Record<string, string> = {}, query = "") =>
  changeWords(moderator, { intent: "add-words", list: "es", match: "WORD", words, ...fields }, query);
const test = (text: string, locale = "") => changeWords(moderator, { intent: "test-text", text }, "", locale);

describe("refused words at the desk", () => {
  it("are shown list by list, with what an empty one says", async () => {
    const all = await shown();
    expect(all.tabs.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
      ["Every language", "/desk/words/", true],
      ["Deutsch", "/desk/words/?list=de", false],
      ["English", "/desk/words/?list=en", false],
      ["Español", "/desk/words/?list=es", false],
      ["Polski", "/desk/words/?list=pl", false],
      ["Português (Brasil)", "/desk/words/?list=pt-br", false],
      ["Русский", "/desk/words/?list=ru", false],
      ["Türkçe", "/desk/words/?list=tr", false],
    ]);
    expect(await shown("?list=pl", "/de")).toMatchObject({
      ...{
        list: "pl",
        words: [],
        search: null,
        emptyText: "Diese Liste ist leer. Ihretwegen wird kein Text abgelehnt.",
      },
    });
    expect((await wordsPage(moderator, "?list=fr")).location).toBe("/desk/words/");
  });

  it("are added one on each line, found and removed, back to the list that is shown", async () => {
    const { status, location } = await add("Quarkola\r\n\r\n  quarkón \r\nQUARKOLA\r\n", {}, "?list=es");
    expect([status, location]).toEqual([302, "/desk/words/?list=es"]);
    const { words, search, tabs } = await shown("?list=es");
    expect(words.map(({ word, facts }) => [word, facts.replace(/, .*/, "")])).toEqual([
      ["Quarkola", "As a whole word · word_moderator"],
      ["quarkón", "As a whole word · word_moderator"],
    ]);
    expect([search, tabs[3]?.count]).toEqual(["", "2"]);
    const found = await shown("?list=es&search=ola");
    expect(found.words.map(({ word }) => word)).toEqual(["Quarkola"]);
    expect((await shown("?list=es&search=zzz")).emptyText).toBe("No word of this list contains “zzz”.");
    const [quarkola] = words;
    const removal = { intent: "remove-word", subject: quarkola?.id ?? "" };
    const removed = await changeWords(moderator, removal, "?list=es");
    expect([removed.status, removed.location]).toEqual([302, "/desk/words/?list=es"]);
    expect((await shown("?list=es")).words.map(({ word }) => word)).toEqual(["quarkón"]);
    expect(await changeWords(moderator, removal)).toMatchObject({
      ...{ status: 409, payload: { error: "word_not_found" } },
    });
    const { log } = (await auditLogPage(moderator)).payload;
    expect(log.lines.slice(0, 2).map(({ text }) => text)).toEqual([
      "word_moderator removed a refused word from the list: Español.",
      "word_moderator added refused words to the list: Español.",
    ]);
    expect(log.lines[1]?.fields.map(({ field }) => field)).toEqual(["Refused", "Refused words"]);
  });

  it("are wrong at their field", async () => {
    const problemOf = async (words: string, fields: Record<string, string> = {}) => {
      const { status, payload } = await add(words, fields);
      const { reply } = payload as { reply?: { error?: Record<string, string[]> | null } };
      return [status, ...Object.entries(reply?.error ?? {}).flatMap(([field, texts]) => [field, ...texts])];
    };
    expect(await problemOf(" \r\n ")).toEqual([422, "words", "Fill this in."]);
    expect(await problemOf(`egg\r\n${"x".repeat(61)}`)).toEqual([422, "words[1]", "At most 60 characters."]);
    expect(await problemOf("egg\r\n".repeat(201))).toEqual([422, "words", "At most 200 words at once."]);
    expect(await problemOf("ok", { match: "ANYWHERE" })).toEqual([
      ...[409, "words", "“ok” is too short: two letters or digits are the least, three inside other words."],
    ]);
  });

  it("are tested with any text, which changes nothing", async () => {
    await add("Quarkprobe", { list: "tr", match: "ANYWHERE" });
    const refused = await test("Die qu4rkprobe", "/de");
    expect(refused).toMatchObject({ status: 200, payload: { ok: true, text: "Die qu4rkprobe" } });
    expect(refused.payload).toMatchObject({
      words: ["Quarkprobe (Türkçe, Auch in anderen Wörtern)"],
      places: [
        ...["Name in den Kontodaten", "Über dich, in den Kontodaten", "Name eines Studios, wenn es jemand beantragt"],
        ...[
          "Name eines Spiels",
          "Kurzbeschreibung eines Spiels",
          "Neuigkeiten einer Version",
          "Rezension",
          "Antwort eines Studios auf eine Rezension",
        ],
      ],
    });
    expect((await test("Fine")).payload).toEqual({ ok: true, text: "Fine", words: [], places: [] });
    expect((await test(" ")).status).toBe(422);
  });

  it("are not for editors", async () => {
    expect((await wordsPage(editor)).status).toBe(403);
    expect(await changeWords(editor, { intent: "test-text", text: "egg" })).toMatchObject({
      ...{ status: 409, payload: { error: "staff_role_insufficient" } },
    });
  });
});
