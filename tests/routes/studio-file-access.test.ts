import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { action as sendPart } from "~/routes/api.studio-uploads";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { addMember, storeStudio } from "../fixtures/stored-studios";
import * as pages from "../fixtures/studio-pages";
import { runAction } from "../setup/portal";
import { json, newVisitor, openPortal } from "../setup/portal-visitors";

const MEGABYTE = new Uint8Array(1024 * 1024);

let database: Awaited<ReturnType<typeof openPortal>>;
let owner: Member;
let studioId: string;
let gameId: string;

beforeAll(async () => {
  database = await openPortal();
  owner = await aPlayer(`kite_${randomUUID().slice(0, 8)}`);
  studioId = await storeStudio(database, owner);
  const { location } = await pages.createGame(owner, studioId, `Kite ${randomUUID().slice(0, 8)}`);
  gameId = /\/studio\/games\/([^/]+)\//.exec(location ?? "")?.[1] ?? "";
});

async function startUpload(): Promise<string> {
  await pages.changeGame(owner, gameId, { intent: "declare-rights", holder: "Kite Club", isOwnWork: "yes" });
  const { payload } = await runAction(sendPart, "/api/studio-uploads/", {
    ...{ visitor: owner, pattern: "/api/studio-uploads" },
    ...json({ gameId, bytes: MEGABYTE.byteLength, track: "internal", version: "" }),
  });
  return (payload as { uploadId: string }).uploadId;
}

describe("a file of somebody who may not send it", () => {
  /** How many megabytes of a long body were read. */
  async function readOf(run: (body: ReadableStream) => Promise<unknown>): Promise<number> {
    let read = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      read += 1;
      if (read < 50) controller.enqueue(MEGABYTE);
      else controller.close();
    };
    await run(new ReadableStream({ pull }, { highWaterMark: 0 }));
    return read;
  }

  it("is not read from a tester's form", async () => {
    const tester = await aPlayer(`test_${randomUUID().slice(0, 8)}`);
    await addMember(database, studioId, tester, "TESTER");
    const read = await readOf(async (body) => {
      const { payload } = await pages.sendStream(tester, gameId, body);
      expect(payload).toMatchObject({ problems: { file: expect.stringContaining("role") as unknown } });
    });
    expect(read).toBe(0);
  });

  it.each(["a visitor", "a stranger"])("is not read as a part from %s", async (who) => {
    const uploadId = await startUpload();
    const visitor = who === "a visitor" ? newVisitor() : await aPlayer(`gone_${randomUUID().slice(0, 8)}`);
    const path = `/api/studio-uploads/?uploadId=${uploadId}&part=0`;
    const sent = { visitor, pattern: "/api/studio-uploads", method: "PUT" };
    expect(await readOf((body) => runAction(sendPart, path, { ...sent, body }))).toBe(0);
  });
});

it("is listed on the game's page while it is open, and can be cancelled there", async () => {
  const uploadId = await startUpload();
  const open = async () => (await pages.studioGame(owner, gameId)).payload.game.openUploads;
  const about = "Track: Internal · next version";
  expect(await open()).toContainEqual(expect.objectContaining({ uploadId, about, done: "0\u00a0bytes of 1\u00a0MB" }));
  const cancel = () => pages.changeGame(owner, gameId, { intent: "cancel-upload", subject: uploadId });
  expect((await cancel()).location).toBe(`/studio/games/${gameId}/#upload`);
  expect((await open()).map((upload) => upload.uploadId)).not.toContain(uploadId);
  expect((await cancel()).payload).toMatchObject({ ok: false, error: "upload_not_found" });
});
