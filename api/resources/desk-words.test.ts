import { beforeEach, describe, expect, it } from "vitest";
import { applyForStudio } from "~contract/calls/developer-studios";
import { listAuditEntries } from "~contract/calls/desk-staff";
import * as calls from "~contract/calls/desk-words";
import { getProfile, updateProfile } from "~contract/calls/profile";
import { updateGame } from "~contract/calls/developer-games";
import { changeReleaseNotes } from "~contract/calls/developer-builds";
import type { StaffRole } from "~contract/entities/staff";
import type { WordList, WordMatch } from "~contract/entities/refused-word";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aDevelopersGame } from "../../tests/fixtures/a-developers-game";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { refusedWords } from "../db/schema";
import { deleteAccount } from "../store/account/account-deletion";

const PATH = "/desk/words";

let api: TestApi;
let moss: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  moss = await aStaffMember("Moss", "MODERATOR");
});

async function aStaffMember(name: string, role: StaffRole): Promise<Member> {
  const member = await aMember(api, name);
  await appoint(api.database, member, { role });
  return member;
}

type Added = { list?: WordList; match?: WordMatch };

const add = (words: unknown, { list = "en", match = "WORD" }: Added = {}) =>
  moss.send("POST", PATH, { list, match, words });
const refuse = (words: string[], added?: Added) => dataOf(calls.addRefusedWords, add(words, added));
const listed = (query = "") => dataOf(calls.listRefusedWords, moss.fetch(PATH + query));
const tested = (text: string) => dataOf(calls.testRefusedWords, moss.send("POST", `${PATH}/test`, { text }));
const remove = (wordId: string) => moss.send("DELETE", `${PATH}/${wordId}`);

async function refusalOf(response: Response | Promise<Response>): Promise<unknown> {
  const { errors } = (await (await response).json()) as { errors: { code: string; details?: object }[] };
  return { code: errors[0]?.code, ...errors[0]?.details };
}

const refused = (fieldName: string, message: string) => ({ code: "text_refused", fieldName, message });

describe("lists of refused words", () => {
  it("are filled, counted, searched in and emptied", async () => {
    expect(await listed()).toMatchObject({ words: [], counts: { all: 0, en: 0, "pt-br": 0 } });
    expect(await refuse(["Rotten", " egg ", "EGG", "r0tten"])).toEqual({ added: 2, known: 2 });
    expect(await refuse(["faul", "egg"], { list: "de", match: "ANYWHERE" })).toEqual({ added: 2, known: 0 });
    const english = await listed("?list=en");
    expect(english.counts).toMatchObject({ all: 0, en: 2, de: 2 });
    expect(english.words).toEqual([
      expect.objectContaining({ list: "en", word: "egg", match: "WORD", username: "Moss" }),
      expect.objectContaining({ list: "en", word: "Rotten", match: "WORD", username: "Moss" }),
    ]);
    expect((await listed("?search=EG")).words.map(({ list, word }) => `${list} ${word}`)).toEqual(["de egg", "en egg"]);
    expect((await listed("?search=%25")).words).toEqual([]);
    const second = await listed("?pageSize=3&page=1");
    expect([second.words.length, second.pagination.totalItems]).toEqual([1, 4]);
    const [egg] = english.words;
    expect(await dataOf(calls.removeRefusedWord, remove(String(egg?.wordId)))).toEqual({ list: "en", word: "egg" });
    expect((await listed("?list=en")).words.map(({ word }) => word)).toEqual(["Rotten"]);
    expect(await failureOf(remove(String(egg?.wordId)))).toBe("404 word_not_found");
    expect(await failureOf(remove("egg"))).toBe("404 word_not_found");
  });

  it("name the field that is wrong, and store nothing of it", async () => {
    const wrong: [unknown, Added, object][] = [
      [[], {}, { code: "invalid_request_payload", fieldName: "words" }],
      ["egg", {}, { code: "invalid_request_payload", fieldName: "words" }],
      [["egg", " "], {}, { code: "invalid_request_payload", fieldName: "words.1" }],
      [["x".repeat(61)], {}, { code: "invalid_request_payload", fieldName: "words.0" }],
      [Array.from({ length: 201 }, () => "egg"), {}, { code: "invalid_request_payload", fieldName: "words" }],
      [["egg", "a!"], {}, { code: "word_too_short", fieldName: "words", message: "a!" }],
      [["...", "egg"], {}, { code: "word_too_short", fieldName: "words", message: "..." }],
      [["eg"], { match: "ANYWHERE" }, { code: "word_too_short", fieldName: "words", message: "eg" }],
    ];
    for (const [words, added, refusal] of wrong) {
      expect(await refusalOf(add(words, added))).toMatchObject(refusal);
    }
    const more = { list: "en", match: "WORD", words: ["egg"] };
    expect(await refusalOf(moss.send("POST", PATH, { ...more, list: "fr" }))).toMatchObject({ fieldName: "list" });
    expect(await refusalOf(moss.send("POST", PATH, { ...more, match: "REGEX" }))).toMatchObject({ fieldName: "match" });
    expect(await failureOf(moss.send("POST", PATH, { ...more, more: 1 }))).toBe("400 invalid_request_payload");
    expect(await failureOf(moss.fetch(`${PATH}?list=fr`))).toBe("400 invalid_request_payload");
    expect(await failureOf(moss.send("POST", `${PATH}/test`, { text: "x".repeat(4001) }))).toBe(
      "400 invalid_request_payload",
    );
    expect((await listed()).words).toEqual([]);
  });

  it("have a limit each", async () => {
    const row = { list: "en", match: "WORD", addedAt: new Date() } as const;
    const words = Array.from({ length: 1_999 }, (_, index) => `egg${String(index)}`);
    await api.database
      .insert(refusedWords)
      .values(words.map((word) => ({ ...row, wordId: crypto.randomUUID(), word, comparable: word })));
    expect(await refusalOf(add(["one", "two"]))).toMatchObject({ code: "words_exhausted", fieldName: "words" });
    expect((await listed("?list=en")).pagination.totalItems).toBe(1_999);
    expect(await refuse(["one"])).toEqual({ added: 1, known: 0 });
    expect(await refuse(["two"], { list: "all" })).toEqual({ added: 1, known: 0 });
  });

  it("are for owners and moderators", async () => {
    for (const role of ["EDITOR", "SUPPORT"] as const) {
      const other = await aStaffMember(`a_${role.toLowerCase()}`, role);
      for (const response of [
        other.fetch(PATH),
        other.send("POST", PATH, { list: "en", match: "WORD", words: ["egg"] }),
        other.send("DELETE", `${PATH}/${crypto.randomUUID()}`),
        other.send("POST", `${PATH}/test`, { text: "egg" }),
      ]) {
        expect(await failureOf(response)).toBe("403 staff_role_insufficient");
      }
    }
    expect(await failureOf((await aMember(api, "Player")).fetch(PATH))).toBe("403 staff_role_insufficient");
  });

  it("leave entries in the audit log, also without who made them", async () => {
    await refuse(["Rotten", "egg"]);
    await refuse(["egg"]);
    const [egg] = (await listed()).words;
    await dataOf(calls.removeRefusedWord, remove(String(egg?.wordId)));
    const { entries } = await dataOf(listAuditEntries, moss.fetch("/desk/audit-log?subjectId=en"));
    expect(
      entries.map(({ action, subject, before, after }) => ({ action, name: subject.name, before, after })),
    ).toEqual([
      { action: "words.removed", name: "en", before: { match: "WORD", words: ["egg"] }, after: null },
      { action: "words.added", name: "en", before: null, after: { match: "WORD", words: ["Rotten", "egg"] } },
    ]);
    const owner = await aStaffMember("Owner", "OWNER");
    await deleteAccount(api.database, moss.userId);
    const { words } = await dataOf(calls.listRefusedWords, owner.fetch(PATH));
    expect(words.map(({ word, username }) => [word, username])).toEqual([["Rotten", null]]);
  });
});

describe("the test of a text", () => {
  it("says for which words of which lists, and where", async () => {
    await refuse(["egg"]);
    await refuse(["faul"], { list: "de", match: "ANYWHERE" });
    expect(await tested("eggs and veggies")).toEqual({ words: [], places: [] });
    expect(await tested("F4ulpelz_egg")).toEqual({
      words: [
        { list: "de", word: "faul", match: "ANYWHERE" },
        { list: "en", word: "egg", match: "WORD" },
      ],
      places: [
        ...["USERNAME", "PROFILE_NAME", "PROFILE_TEXT", "STUDIO_NAME", "GAME_NAME", "GAME_DESCRIPTION"],
        "RELEASE_NOTES",
        "REVIEW",
        "REVIEW_ANSWER",
      ],
    });
    expect((await tested(`An egg${" and more".repeat(200)}`)).places).toEqual([
      "RELEASE_NOTES",
      "REVIEW",
      "REVIEW_ANSWER",
    ]);
  });
});

describe("a refused word", () => {
  const profileOf = (member: Member) => dataOf(getProfile, member.fetch("/profile"));
  const change = async (member: Member, fields: object) =>
    member.send("PATCH", "/profile", { profileVersion: (await profileOf(member)).userVersion, ...fields });

  it("is in no new text of a profile, while what is stored stays", async () => {
    const ada = await aMember(api, "Egg_Ada", { name: "Egg", description: "An egg." });
    await refuse(["egg"]);
    expect(await refusalOf(change(ada, { username: "ada.3gg" }))).toEqual(refused("username", "egg"));
    expect(await refusalOf(change(ada, { name: "Mrs E.G.G" }))).toEqual(refused("name", "egg"));
    expect(await refusalOf(change(ada, { name: "Ada", description: "No eggg" }))).toEqual(
      refused("description", "egg"),
    );
    const same = { username: "Egg_Ada", name: "Egg", description: "An egg.", countryCode: "PL" };
    expect(await dataOf(updateProfile, change(ada, same))).toMatchObject(same);
    expect(await dataOf(updateProfile, change(ada, { username: "Veggie", description: null }))).toMatchObject({
      ...{ username: "Veggie", description: null },
    });
  });

  it("is in no name at sign-up", async () => {
    await refuse(["egg"]);
    const signUp = async (username: string) => {
      const fields = { intent: "sign-up", username, email: "egg@example.org", password: "seven lanterns in a row" };
      const response = await api.visitor().postForm("/session/login?form=sign-up", fields);
      return { status: response.status, html: await response.text() };
    };
    const { status, html } = await signUp("The_Egg");
    expect(status).toBe(422);
    expect(html).toContain("“egg” cannot be part of a name here. Choose another name.");
    expect(html).toContain('value="The_Egg"');
    expect((await signUp("Veggie")).status).toBe(303);
  });

  it("is in no name of a studio that is applied for", async () => {
    await refuse(["egg"]);
    const ada = await aMember(api, "Ada", { email: "ada@example.org", emailVerified: true });
    const apply = (name: string) =>
      ada.send("POST", "/gamedev/studio-applications", { name, message: "Games about an egg." });
    expect(await refusalOf(apply("Egg Games"))).toEqual(refused("name", "egg"));
    expect((await dataOf(applyForStudio, apply("Veggie Games"))).name).toBe("Veggie Games");
  });

  it("is in no new text of a game, while what is stored stays", async () => {
    const kite = await aDevelopersGame(api);
    await dataOf(updateGame, kite.ada.send("PATCH", kite.path, { shortDescription: "An egg." }));
    await kite.haveRights();
    const { releaseId } = await kite.upload("draw(1)");
    const notes = (written: object) =>
      kite.ada.send("PUT", `${kite.path}/releases/${String(releaseId)}/notes`, { notes: written });
    await dataOf(changeReleaseNotes, notes({ de: "Mehr Egg." }));
    await refuse(["egg"]);
    const patch = (fields: object) => kite.ada.send("PATCH", kite.path, fields);
    const create = kite.ada.send("POST", "/gamedev/games", { name: "EGG 2", studioId: kite.studioId });
    expect(await refusalOf(create)).toEqual(refused("name", "egg"));
    expect(await refusalOf(patch({ title: "Egg" }))).toEqual(refused("title", "egg"));
    expect(await refusalOf(patch({ shortDescription: "No egg." }))).toEqual(refused("shortDescription", "egg"));
    expect(await refusalOf(notes({ en: "Fine.", de: "Egg!" }))).toEqual(refused("notes.de", "egg"));
    const facts = { shortDescription: "An egg.", ageRating: "EVERYONE" };
    expect(await dataOf(updateGame, patch(facts))).toMatchObject(facts);
    expect((await dataOf(changeReleaseNotes, notes({ en: "Fine.", de: "Mehr Egg." }))).notes).toEqual({
      ...{ en: "Fine.", de: "Mehr Egg." },
    });
  });

  it("counts at once, and no more once it is removed", async () => {
    const ada = await aMember(api, "Ada");
    expect((await change(ada, { name: "Egg" })).status).toBe(200);
    await refuse(["rotten"]);
    expect(await refusalOf(change(ada, { name: "Rotten" }))).toEqual(refused("name", "rotten"));
    const [word] = (await listed()).words;
    await dataOf(calls.removeRefusedWord, remove(String(word?.wordId)));
    expect((await change(ada, { name: "Rotten" })).status).toBe(200);
  });
});
