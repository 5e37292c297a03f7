import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { loader } from "~/routes/api.data-export";
import { PERSONAL_DATA_KINDS, personalData } from "~contract/entities/personal-data";
import { fillAccount } from "../fixtures/a-full-account";
import { loadFile } from "../fixtures/load-file";
import { aPlayer } from "../fixtures/people";
import { newVisitor, openPortal, playAsGuest } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const PATH = "/api/data-export/";

beforeAll(async () => {
  await openPortal();
});

const download = (visitor: Pick<TestVisitor, "cookies">) => loadFile(loader, visitor, PATH);

it("returns a file with every kind of data in the contract's shape", async () => {
  const [ada, bo] = [await aPlayer("ada_export", { email: "ada.export@example.org" }), await aPlayer("bo_export")];
  await fillAccount(await openPortal(), { userId: ada.userId, otherId: bo.userId });
  const file = await download(ada);
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="subpixel-data.json"');
  expect(file.headers.get("cache-control")).toBe("private, no-store");

  const document = z.record(z.string(), z.unknown()).parse(await file.json());
  expect(Object.keys(document)).toEqual(["exportedAt", ...PERSONAL_DATA_KINDS]);
  for (const kind of PERSONAL_DATA_KINDS) {
    const { entries } = personalData.parse({ kind, entries: document[kind], hasMore: false });
    const hasEntries = kind !== "friendRequests";
    expect(entries.length > 0, kind).toBe(hasEntries);
  }
  expect(document["account"]).toMatchObject([{ username: "ada_export", email: "ada.export@example.org" }]);
  expect(JSON.stringify(document)).not.toContain(bo.userId);
});

it("redirects visitors and guests to the login page, with the account's details as target", async () => {
  for (const visitor of [newVisitor(), await playAsGuest()]) {
    const response = await download(visitor);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toContain("/session/login");
    expect(response.headers.get("location")).toContain(encodeURIComponent("/profile/account-details/"));
  }
});
