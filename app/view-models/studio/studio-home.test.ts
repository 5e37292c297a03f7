import { describe, expect, it } from "vitest";
import type { StudioApplication } from "~contract/entities/studio-member";
import { aStudio, STUDIO_ID } from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toStudioHome } from "./studio-home";

const application = (overrides: Partial<StudioApplication> = {}): StudioApplication => ({
  ...{ applicationId: STUDIO_ID, name: "Kite Club", website: null, message: "Kites", state: "WAITING", reason: null },
  studioId: null,
  creationDate: "2026-11-12T10:00:00Z",
  ...overrides,
});

const home = (applications: StudioApplication[] | null) =>
  toStudioHome({ studios: [aStudio({ role: "TESTER" })], applications, maxMessage: 2_000 }, aViewContext());

describe("toStudioHome", () => {
  it("lists studios with the viewer's role and the storage used", () => {
    expect(home([]).studios).toEqual([
      { id: STUDIO_ID, name: "Fennec Works", href: `/studio/${STUDIO_ID}/`, role: "Tester", stored: "3\u00a0MB" },
    ]);
  });

  it("allows one application at a time, and says why one was rejected", () => {
    expect(home([application()])).toMatchObject({
      canApply: false,
      applications: [{ name: "Kite Club", state: "Waiting for an answer", date: "12 Nov 2026", reason: null }],
    });
    const rejected = home([application({ state: "REJECTED", reason: "Tell us more." })]);
    expect(rejected).toMatchObject({ canApply: true, applications: [{ state: "Rejected", reason: "Tell us more." }] });
  });

  it("does not list applications that became a studio", () => {
    expect(home([application({ state: "APPROVED", studioId: STUDIO_ID })])).toMatchObject({
      canApply: true,
      applications: [],
    });
  });

  it("offers no form while it does not know whether an application waits", () => {
    expect(home(null)).toMatchObject({ canApply: false, applications: null });
  });
});
