import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { AccountSession } from "~contract/entities/account-session";
import type { Profile } from "~contract/entities/profile";
import type { ToolConnection } from "~contract/entities/tool-connection";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { PASSWORD_PROBLEMS, toAccountSecurity } from "./account-security";

const LIMITS = { min: 8, max: 128 };
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    userId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09",
    userVersion: "7",
    username: "juno",
    name: null,
    email: "juno@example.org",
    description: null,
    birthdate: null,
    countryCode: null,
    defaultRegion: null,
    createdDate: "2026-01-01T00:00:00Z",
    marketingConsent: true,
    pictureUrl: null,
    pictureVariants: [],
    signUpComplete: true,
    signUpSteps: [],
    ...overrides,
  };
}

const aSession = (overrides: Partial<AccountSession> = {}): AccountSession => ({
  sessionId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e10",
  userAgent: FIREFOX,
  createdAt: "2026-11-01T10:00:00Z",
  lastActiveAt: "2026-11-20T18:30:00Z",
  isCurrent: false,
  ...overrides,
});

type Options = {
  profile?: Partial<Profile>;
  sessions?: readonly AccountSession[] | null;
  connections?: readonly ToolConnection[] | null;
  locale?: Locale;
};

function security({ profile = {}, sessions = null, connections = null, locale = "en" }: Options = {}) {
  return toAccountSecurity({ profile: aProfile(profile), sessions, connections }, LIMITS, aViewContext({ locale }));
}

const deviceOf = (userAgent: string | null, locale: Locale = "en") =>
  security({ sessions: [aSession({ userAgent })], locale }).sessions?.map(({ device }) => device);

describe("toAccountSecurity", () => {
  it("returns address and sessions in the viewer's language", () => {
    const sessions = [aSession({ sessionId: "first" }), aSession({ sessionId: "second", isCurrent: true })];
    expect(security({ sessions, locale: "de" })).toEqual({
      email: "juno@example.org",
      isConfirmed: true,
      sessions: [
        { sessionId: "second", device: "Firefox auf Linux", lastActive: "Gerade aktiv", isCurrent: true },
        {
          sessionId: "first",
          device: "Firefox auf Linux",
          lastActive: "Zuletzt aktiv vor 17 Stunden",
          isCurrent: false,
        },
      ],
      tools: null,
      passwordLimits: LIMITS,
    });
  });

  it("has no sessions if the API returns none", () => {
    expect(security({ profile: { email: null } })).toMatchObject({ email: null, sessions: null });
    expect(security({ sessions: [] }).sessions).toEqual([]);
  });

  it.each([
    ["DONE", true],
    ["AVAILABLE", false],
    ["BLOCKED", false],
    ["SKIPPED", false],
  ] as const)("with activation %s the address is confirmed: %s", (status, isConfirmed) => {
    const step = { completionDate: null, valueHint: null };
    const signUpSteps = [
      { ...step, stepName: "USERNAME" as const, status: isConfirmed ? ("AVAILABLE" as const) : ("DONE" as const) },
      { ...step, stepName: "USER_ACTIVATED" as const, status },
    ];
    expect(security({ profile: { signUpSteps } }).isConfirmed).toBe(isConfirmed);
  });

  it("is confirmed without an activation step", () => {
    const step = { stepName: "USERNAME" as const, status: "AVAILABLE" as const, completionDate: null, valueHint: null };
    expect(security({ profile: { signUpSteps: [step] } }).isConfirmed).toBe(true);
  });
});

it("names connected tools, and when each was last active", () => {
  const connection: ToolConnection = {
    ...{ connectionId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e11", name: "GameMaker", scopes: ["gamedev:read"] },
    ...{ createdAt: "2026-11-01T10:00:00Z", lastActiveAt: "2026-11-20T18:30:00Z" },
  };
  expect(security({ connections: [connection], locale: "de" }).tools).toEqual([
    { connectionId: connection.connectionId, name: "GameMaker", lastActive: "Zuletzt aktiv vor 17 Stunden" },
  ]);
  expect(security({ connections: [] }).tools).toEqual([]);
});

describe("sessions", () => {
  it("keep their order after the current one", () => {
    const sessions = ["first", "second", "third", "fourth"].map((sessionId) =>
      aSession({ sessionId, isCurrent: sessionId === "third" }),
    );
    const order = security({ sessions }).sessions?.map(({ sessionId }) => sessionId);
    expect(order).toEqual(["third", "first", "second", "fourth"]);
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(["first", "second", "third", "fourth"]);
  });

  it.each([
    [FIREFOX, "Firefox on Linux"],
    ["Firefox/140.0", "Firefox"],
    ["curl (Windows NT 10.0)", "Windows"],
    ["curl/8", "Unknown browser"],
    [null, "Unknown browser"],
  ])("of %s are named %s", (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual([device]);
  });

  it("of unknown browsers are named in the viewer's language", () => {
    expect(deviceOf(null, "ru")).toEqual(["Неизвестный браузер"]);
  });
});

it("lists the problems of a password", () => {
  expect(PASSWORD_PROBLEMS).toEqual(["tooShort", "tooLong", "isUsername", "isEmail", "tooCommon"]);
});
