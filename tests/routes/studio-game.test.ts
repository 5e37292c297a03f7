import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { action as sendPart, loader as uploadState } from "~/routes/api.studio-uploads";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { addMember, storeStudio } from "../fixtures/stored-studios";
import * as pages from "../fixtures/studio-pages";
import { zipOf } from "../fixtures/zip-file";
import { runAction } from "../setup/portal";
import { json, newVisitor, openPortal } from "../setup/portal-visitors";
import { TEST_SITE_URL } from "../setup/test-api";

const PART_BYTES = 8 * 1024 * 1024;
const UPLOAD = { intent: "upload", track: "internal", version: "" };
const PAGE = "<!doctype html><title>Kite</title><script src=game.js></script>";

let database: Awaited<ReturnType<typeof openPortal>>;
let owner: Member;
let studioId: string;
let gameId: string;

const gameZip = (marker: string) =>
  new Uint8Array(
    zipOf([
      { name: "index.html", content: PAGE },
      { name: "game.js", content: `console.log(${JSON.stringify(marker)})` },
    ]),
  );
const change = (fields: Record<string, string>, visitor = owner) => pages.changeGame(visitor, gameId, fields);
const game = async (visitor = owner) => (await pages.studioGame(visitor, gameId)).payload.game;
const declareRights = () => change({ intent: "declare-rights", holder: "Kite Club", isOwnWork: "yes" });
const FACTS = {
  ...{ intent: "save-facts", description: "Keep it\r\nin the air.", ageRating: "EVERYONE", desktop: "on" },
  declaredHosts: "",
};

async function uploadVersion(marker: string, version = "") {
  const { location } = await pages.sendFile(owner, gameId, { ...UPLOAD, version }, gameZip(marker));
  return pages.endedUpload(owner, location ?? "");
}

beforeAll(async () => {
  database = await openPortal();
  // Uploads are checked in the background.
  vi.useRealTimers();
});

beforeEach(async () => {
  owner = await aPlayer(`kite_${randomUUID().slice(0, 8)}`);
  studioId = await storeStudio(database, owner);
  const { location } = await pages.createGame(owner, studioId, `Kite ${randomUUID().slice(0, 8)}`);
  gameId = /\/studio\/games\/([^/]+)\//.exec(location ?? "")?.[1] ?? "";
});

describe("the form without scripts", () => {
  it("asks for the rights first", async () => {
    const { status, payload } = await pages.sendFile(owner, gameId, UPLOAD, gameZip("early"));
    expect([status, payload]).toEqual([409, expect.objectContaining({ error: "rights_not_declared" })]);
    expect((await declareRights()).location).toBe(`/studio/games/${gameId}/#upload`);
    expect(await game()).toMatchObject({ rights: { holder: "Kite Club" }, uploadTracks: [{ value: "internal" }] });
  });

  it("uploads a zip, which is checked and then plays on the internal track", async () => {
    await declareRights();
    const upload = await uploadVersion("first");
    expect(upload).toMatchObject({ state: "DONE", refusals: [], release: { version: "Version 1.0.0.0" } });
    expect(upload.release?.playHref).toMatch(/\/tracks\/[^/]+\/$/);
    const { releases, tracks } = await game();
    expect(releases).toMatchObject([{ version: "Version 1.0.0.0", use: "Tracks: Internal" }]);
    expect(tracks.map(({ label, hasRelease }) => [label, hasRelease])).toEqual(
      expect.arrayContaining([
        ["Internal", true],
        ["Public", false],
      ]),
    );
  });

  it("says in words why a zip was refused", async () => {
    await declareRights();
    const { location } = await pages.sendFile(
      owner,
      gameId,
      UPLOAD,
      new Uint8Array(zipOf([{ name: "a.txt", content: "a" }])),
    );
    const upload = await pages.endedUpload(owner, location ?? "");
    expect(upload).toMatchObject({
      state: "REFUSED",
      refusals: ["No page to start with: put index.html at the top of the zip or one folder down."],
      release: null,
    });
  });

  it("refreshes its page only while something happens", async () => {
    await declareRights();
    const { location } = await pages.sendFile(owner, gameId, UPLOAD, gameZip("refresh"));
    await pages.endedUpload(owner, location ?? "");
    expect((await pages.studioUpload(owner, location ?? "")).payload).not.toHaveProperty("refreshSeconds");
    const started = await startUpload(PART_BYTES);
    const path = `/studio/uploads/${started.uploadId}/`;
    expect((await pages.studioUpload(owner, path)).payload).toHaveProperty("refreshSeconds", 3);
  });

  it("refuses no file, and a version that is none or too low, at the field", async () => {
    await declareRights();
    await uploadVersion("high", "2.0.0.0");
    const problems = async (fields: object, content = gameZip("again")) => {
      const { payload } = await pages.sendFile(owner, gameId, { ...UPLOAD, ...fields }, content);
      return (payload as { problems: object }).problems;
    };
    expect(await problems({}, new Uint8Array())).toEqual({ file: "Choose a file first." });
    expect(await problems({ version: "1.4" })).toEqual({ version: "Four numbers with dots, for instance 1.4.0.12." });
    expect(await problems({ version: "1.0.0.0" })).toEqual({
      version: "The version must be higher than the last one.",
    });
  });
});

describe("publishing", () => {
  it("says all that is missing, then publishes, and switches back", async () => {
    await declareRights();
    await uploadVersion("one");
    const early = await change({ intent: "publish" });
    expect(early.status).toBe(409);
    expect(early.payload).toMatchObject({
      message: expect.stringMatching(/age rating[^]*short description[^]*cover[^]*platform/i) as unknown,
    });
    const own = { ...FACTS, name: (await game()).title };
    expect((await change({ ...own, savesStorage: "on", MIDI: "on" })).location).toBe(`/studio/games/${gameId}/#facts`);
    expect((await game()).facts).toMatchObject({ savesStorage: true, permissions: [{}, {}, { isTicked: true }, {}] });
    await change(own);
    const { facts: saved } = await game();
    expect(saved).toMatchObject({ savesStorage: false, permissions: [{}, {}, { isTicked: false }, {}] });
    await addCover();
    expect((await game()).publish).toMatchObject({ isReady: true, button: "Publish 1.0.0.0" });
    expect((await change({ intent: "publish" })).status).toBe(302);
    expect(await game()).toMatchObject({ publicHref: expect.stringContaining("/games/") as unknown });
    expect((await game()).publish).toMatchObject({ button: null, text: "Version 1.0.0.0 is public." });

    await uploadVersion("two");
    await change({ intent: "publish" });
    const publicTrack = (await game()).tracks.find(({ isPublic }) => isPublic);
    expect(publicTrack).toMatchObject({
      version: "Version 1.0.0.1",
      releases: [{ label: expect.stringMatching(/^1\.0\.0\.0/) as unknown }],
    });
    const back = {
      intent: "switch",
      subject: publicTrack?.trackId ?? "",
      releaseId: publicTrack?.releases[0]?.value ?? "",
    };
    expect((await change(back)).location).toBe(`/studio/games/${gameId}/#tracks`);
    expect((await game()).tracks.find(({ isPublic }) => isPublic)).toMatchObject({ version: "Version 1.0.0.0" });
  });

  it("keeps what is new in each language", async () => {
    await declareRights();
    await uploadVersion("notes");
    const subject = (await game()).releases[0]?.releaseId ?? "";
    const notes = { en: "New\r\nkites", de: "Neue Drachen", es: "", pl: "", "pt-br": "", ru: "", tr: "" };
    expect((await change({ intent: "save-notes", subject, ...notes })).status).toBe(302);
    const saved = (await game()).releases[0]?.notes.map(({ locale, text }) => [locale, text]);
    expect(saved).toEqual(
      expect.arrayContaining([
        ["en", "New\nkites"],
        ["de", "Neue Drachen"],
        ["tr", ""],
      ]),
    );
    const { payload } = await change({ intent: "save-notes", subject, ...notes, ru: "x".repeat(4_001) });
    expect(payload).toMatchObject({ subject, problems: { ru: "At most 4\u00a0000 characters." } });
  });
});

describe("pictures", () => {
  it("are added and removed", async () => {
    expect((await addCover()).location).toBe(`/studio/games/${gameId}/#covers`);
    const [cover] = (await game()).pictures.covers;
    await change({ intent: "remove-cover", subject: cover?.id ?? "" });
    expect((await game()).pictures.covers).toEqual([]);
  });

  it("are refused at the field when they are none, or too large", async () => {
    const problem = async (content: Uint8Array<ArrayBuffer>) => {
      const { payload } = await pages.sendFile(owner, gameId, { intent: "add-graphic" }, content);
      return (payload as { problems: object }).problems;
    };
    expect(await problem(new Uint8Array(100))).toHaveProperty("file");
    expect(await problem(new Uint8Array(11 * 1024 * 1024))).toEqual({ file: "This file is too large. At most 10 MB." });
  });
});

describe("tracks", () => {
  it("are created with a plain name and have testers", async () => {
    expect((await change({ intent: "create-track", name: "Beta Two" })).payload).toMatchObject({
      problems: { name: "1 to 30 lower-case letters, digits and hyphens." },
    });
    await change({ intent: "create-track", name: "beta" });
    const subject = (await game()).tracks.find(({ label }) => label === "beta")?.trackId ?? "";
    const tester = await aPlayer(`test_${randomUUID().slice(0, 8)}`);
    await change({ intent: "invite-tester", subject, username: tester.username });
    const testers = async () => (await game()).tracks.find(({ trackId }) => trackId === subject)?.testers;
    expect(await testers()).toEqual([{ userId: tester.userId, username: tester.username }]);
    const nobody = await change({ intent: "invite-tester", subject, username: "nobody_here" });
    expect(nobody.payload).toMatchObject({ subject, problems: { username: expect.any(String) as unknown } });
    await change({ intent: "remove-tester", subject, userId: tester.userId });
    expect(await testers()).toEqual([]);
  });

  it("show a studio's tester where to play, and nothing to change", async () => {
    const tester = await aPlayer(`test_${randomUUID().slice(0, 8)}`);
    await addMember(database, studioId, tester, "TESTER");
    expect(await game(tester)).toMatchObject({ canEdit: false });
    expect((await change({ intent: "publish" }, tester)).payload).toMatchObject({ error: "studio_role_insufficient" });
  });
});

describe("/api/studio-uploads/", () => {
  const put = (
    uploadId: string,
    part: number,
    body: Uint8Array<ArrayBuffer>,
    visitor: Pick<Member, "cookies"> = owner,
  ) =>
    runAction(sendPart, `/api/studio-uploads/?uploadId=${uploadId}&part=${String(part)}`, {
      ...{ visitor, method: "PUT", body, pattern: "/api/studio-uploads" },
      headers: { "content-type": "application/octet-stream" },
    });
  const state = async (uploadId: string, { cookies }: Pick<Member, "cookies"> = owner): Promise<unknown> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(`${TEST_SITE_URL}/api/studio-uploads/?uploadId=${uploadId}`, { headers: { cookie } });
    const response = await uploadState({ request, params: {}, context: {} });
    return response.json();
  };

  it("takes a zip in parts, each as often as it is sent", async () => {
    await declareRights();
    const filler = new Uint8Array(PART_BYTES);
    crypto.getRandomValues(filler.subarray(0, 65_536));
    const content = new Uint8Array(
      zipOf([
        { name: "index.html", content: PAGE },
        { name: "data.bin", content: Buffer.from(filler), stored: true },
      ]),
    );
    const { uploadId } = await startUpload(content.byteLength);
    const first = await put(uploadId, 0, content.slice(0, PART_BYTES));
    expect(first.payload).toMatchObject({ ok: true, state: "RECEIVING", receivedBytes: PART_BYTES });
    expect((await put(uploadId, 0, content.slice(0, PART_BYTES))).payload).toMatchObject({ receivedBytes: PART_BYTES });
    expect(await state(uploadId)).toMatchObject({ receivedBytes: PART_BYTES, bytes: content.byteLength });
    await put(uploadId, 1, content.slice(PART_BYTES));
    const upload = await pages.endedUpload(owner, `/studio/uploads/${uploadId}/`);
    expect(upload).toMatchObject({ state: "DONE" });
    expect((await put(uploadId, 1, content.slice(PART_BYTES))).payload).toMatchObject({
      ok: false,
      error: "upload_closed",
    });
  });

  it("is not for strangers and visitors", async () => {
    await declareRights();
    const { uploadId } = await startUpload(PART_BYTES);
    const stranger = await aPlayer(`gone_${randomUUID().slice(0, 8)}`);
    expect(await state(uploadId, stranger)).toBeNull();
    expect((await put(uploadId, 0, new Uint8Array(9), stranger)).payload).toMatchObject({ error: "upload_not_found" });
    expect((await put(uploadId, 0, new Uint8Array(9), newVisitor())).payload).toMatchObject({
      ok: false,
      problems: { file: expect.stringContaining("Log in again") as unknown },
    });
  });

  it("says in the page's language why it refuses", async () => {
    const { payload } = await runAction(sendPart, "/api/studio-uploads/?locale=de", {
      ...{ visitor: owner, pattern: "/api/studio-uploads" },
      ...json({ gameId, bytes: 10, track: "internal", version: "" }),
    });
    expect(payload).toMatchObject({ ok: false, message: "Sag zuerst, wer die Rechte hat." });
  });

  it("refuses a body that is larger than a part", async () => {
    await declareRights();
    const { uploadId } = await startUpload(3 * PART_BYTES);
    expect((await put(uploadId, 0, new Uint8Array(PART_BYTES + 1))).status).toBe(413);
  });
});

async function addCover() {
  const picture = sharp({ create: { width: 1280, height: 720, channels: 3, background: "#3b6" } }).png();
  return pages.sendFile(owner, gameId, { intent: "add-cover" }, new Uint8Array(await picture.toBuffer()));
}

async function startUpload(bytes: number): Promise<{ uploadId: string }> {
  await declareRights();
  const { payload } = await runAction(sendPart, "/api/studio-uploads/", {
    ...{ visitor: owner, pattern: "/api/studio-uploads" },
    ...json({ gameId, bytes, track: "internal", version: "" }),
  });
  return payload as { uploadId: string };
}
