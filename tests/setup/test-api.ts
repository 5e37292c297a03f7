import { createApi } from "~api/app";
import { createFileStore } from "~api/builds/create-file-store";
import type { FileStore } from "~api/builds/file-store";
import { parseConfiguration, type ApiConfiguration } from "~api/configuration";
import type { Database, DatabaseHandle, Listen } from "~api/db/database";
import { IN_MEMORY } from "~api/db/in-memory";
import { createPortalHealth, type PortalHealth } from "~api/store/health/portal-health";
import { createIdentity, type Identity, type PasswordHashing } from "~api/identity/identity";
import type { SentMail } from "~api/mail/mail";
import type { Jobs } from "~api/store/jobs/jobs";
import { createPortalJobs } from "~api/portal-jobs";
import { quickHashing } from "../fixtures/passwords";
import { openTestHandle } from "./database";

export const TEST_SITE_URL = "http://portal.test";
export const TEST_SECRET = "a secret of at least thirty-two characters";
const BASE_URL = "http://api.internal";

export type TestVisitor = {
  cookies: Map<string, string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  postJson(path: string, body: unknown): Promise<Response>;
  postForm(path: string, fields: Record<string, string>): Promise<Response>;
};

export type TestApi = {
  database: Database;
  listen: Listen;
  configuration: ApiConfiguration;
  identity: Identity;
  fileStore: FileStore;
  jobs: Jobs;
  health: PortalHealth;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  visitor(): TestVisitor;
  /** Waits for pending mails. */
  mails(): Promise<SentMail[]>;
};

let jobs: Jobs | undefined;

export async function startTestApi(environment: Record<string, string> = {}): Promise<TestApi> {
  // Pending work of the previous test would find an empty database.
  await jobs?.stop();
  return apiOn(await openTestHandle(), environment, quickHashing);
}

/** Without `passwordHashing` players of a restored database can log in. */
export function apiOn(
  { database, listen }: DatabaseHandle,
  environment: Record<string, string> = {},
  passwordHashing?: PasswordHashing,
): TestApi {
  const source = { NODE_ENV: "test", SITE_URL: TEST_SITE_URL, ...environment };
  const configuration = parseConfiguration(source, { isEmbedded: true });
  const identity = createIdentity(configuration, database, TEST_SECRET, passwordHashing);
  const sent: SentMail[] = [];
  const fileStore = createFileStore({ ...configuration, dataDir: IN_MEMORY });
  const deliver = (mail: SentMail) => Promise.resolve(void sent.push(mail));
  const ownJobs = createPortalJobs({ configuration, database, secret: TEST_SECRET, fileStore, deliver });
  jobs = ownJobs;
  const health = createPortalHealth({ configuration: { ...configuration, dataDir: IN_MEMORY }, database, fileStore });
  const api = createApi({ configuration, database, listen, identity, jobs: ownJobs, fileStore, health });
  const fetch = (path: string, init?: RequestInit) => api.fetch(new Request(BASE_URL + path, init));
  return {
    database,
    listen,
    configuration,
    identity,
    fileStore,
    jobs: ownJobs,
    health,
    fetch,
    visitor: () => createVisitor(fetch, new URL(configuration.siteUrl).origin),
    async mails() {
      await ownJobs.settled();
      return [...sent];
    },
  };
}

/** `origin` is the posting page's Origin header. */
export function createVisitor(fetch: TestApi["fetch"], origin: string): TestVisitor {
  const cookies = new Map<string, string>();
  const visitor: TestVisitor = {
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      if (cookie) headers.set("cookie", cookie);
      if (!headers.has("origin") && init.method === "POST") headers.set("origin", origin);
      const response = await fetch(path, { ...init, headers });
      storeCookies(cookies, response);
      return response;
    },
    postJson: (path, body) =>
      visitor.fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields) => visitor.fetch(path, { method: "POST", body: new URLSearchParams(fields) }),
  };
  return visitor;
}

export function storeCookies(cookies: Map<string, string>, { headers }: { headers: Headers }): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = "", ...attributes] = cookie.split(";");
    const name = pair.slice(0, pair.indexOf("="));
    const isExpired = attributes.some((attribute) => {
      const [key = "", value = ""] = attribute.trim().toLowerCase().split("=");
      return (key === "max-age" && value === "0") || (key === "expires" && Date.parse(value) <= Date.now());
    });
    if (isExpired) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf("=") + 1));
  }
}
