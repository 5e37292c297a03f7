import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { action, loader } from "~/routes/($locale)_.desk.jobs";
import { auditLog } from "~api/db/schema/staff";
import { jobTable } from "~api/store/jobs/job-table";
import { aDeadJob } from "../fixtures/dead-job";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const PATTERN = "/:locale?/desk/jobs";

let database: Awaited<ReturnType<typeof openPortal>>;
let owner: Member;
let editor: Member;
let player: Member;
beforeAll(async () => {
  database = await openPortal();
  owner = await desk.aStaffMember("jobs_owner", "OWNER");
  editor = await desk.aStaffMember("jobs_editor", "EDITOR");
  player = await aPlayer("jobs_player");
});
beforeEach(async () => {
  await database.delete(jobTable);
});

const jobsPage = (visitor: Member, query = "", locale = "") =>
  runLoader(loader, PATTERN, `${locale}/desk/jobs/${query}`, { visitor });
const change = (visitor: Member, fields: Record<string, string>) =>
  runAction(action, "/desk/jobs/", { visitor, pattern: PATTERN, body: new URLSearchParams(fields) });
const failed = (error?: string) =>
  aDeadJob(database, { userId: player.userId, email: "jobs_player@example.org", ...(error && { error }) });

describe("jobs at the desk", () => {
  it("are counted by kind, and those that failed are listed without what they contain", async () => {
    await failed("554 <jobs_player@example.org> refused");
    const { columns, kinds, dead } = (await jobsPage(owner)).payload.list;
    expect(columns).toEqual(["Kind", "Waiting", "In progress", "Failed", "Oldest due since"]);
    expect(kinds).toEqual([
      { name: "Links for mails", cells: ["0", "0", "0", "–"] },
      { name: "Mails", cells: ["0", "0", "1", "–"] },
      { name: "Announcements", cells: ["0", "0", "0", "–"] },
      { name: "Notices about payments", cells: ["0", "0", "0", "–"] },
      { name: "Figures", cells: ["0", "0", "0", "–"] },
      { name: "Digests", cells: ["0", "0", "0", "–"] },
      { name: "Clean-up", cells: ["0", "0", "0", "–"] },
    ]);
    expect(dead).toMatchObject([{ kind: "Mails", error: "554 <…@…> refused" }]);
    expect(dead[0]?.times).toMatch(/^Since .+, given up .+ · tries: 1$/);
    expect(JSON.stringify(dead)).not.toContain("jobs_player");
    expect((await jobsPage(owner, "", "/de")).payload.list.dead).toMatchObject([{ kind: "Mails" }]);
  });

  it("are tried again or discarded, once, which the log says", async () => {
    await database.delete(auditLog);
    const [again, gone] = [await failed(), await failed()];
    expect(await change(owner, { intent: "retry", subject: again })).toMatchObject({
      ...{ status: 302, location: "/desk/jobs/" },
    });
    expect(await change(owner, { intent: "discard", subject: gone })).toMatchObject({ status: 302 });
    expect((await jobsPage(owner)).payload.list.dead).toEqual([]);
    for (const subject of [again, gone]) {
      const late = await change(owner, { intent: "discard", subject });
      expect(late).toMatchObject({ status: 409, payload: { error: "job_not_found" } });
    }
    const lines = (await desk.auditLogPage(owner)).payload.log.lines.map(({ text }) => text);
    expect(lines).toEqual([
      "jobs_owner discarded a failed job: Mails.",
      "jobs_owner had a failed job tried again: Mails.",
    ]);
  });

  it("are for owners only, and have no other pages and intents", async () => {
    const subject = await failed();
    expect((await jobsPage(editor)).status).toBe(403);
    expect((await jobsPage(player)).status).toBe(403);
    expect((await change(editor, { intent: "retry", subject })).payload).toMatchObject({
      error: "staff_role_insufficient",
    });
    expect((await jobsPage(owner, "?page=9")).status).toBe(404);
    expect((await change(owner, { intent: "adore", subject })).status).toBe(400);
  });
});
