import { request as playwrightRequest, type APIRequestContext } from "@playwright/test";
import type * as z from "zod";
import { decideApplication, listWaitingApplications } from "../../contract/calls/desk-studios";
import { confirmSecondFactor, startSecondFactor } from "../../contract/calls/second-factor";
import type { Call, CallData } from "../../contract/define-call";
import { successEnvelope } from "../../contract/envelope";
import { totpCode } from "../fixtures/totp";
import { appointOwner } from "./appoint-owner";
import type { Portal } from "./portal";
import { PASSWORD } from "./sign-up";

const USERNAME = "desk_owner";

const owners = new Map<string, Promise<APIRequestContext>>();

/** Calls of the API in the name of an owner of the portal, who is appointed at the first one. */
export async function approveStudio(portal: Portal, name: string): Promise<void> {
  const owner = owners.get(portal.url) ?? createOwner(portal);
  owners.set(portal.url, owner);
  const { applications } = await ask(await owner, portal, listWaitingApplications);
  const application = applications.find((candidate) => candidate.name === name);
  if (!application) throw new Error(`No application for ${name} waits.`);
  const path = decideApplication.path.replace("{applicationId}", application.applicationId);
  await ask(await owner, portal, decideApplication, { path, body: { decision: "APPROVED" } });
}

async function createOwner(portal: Portal): Promise<APIRequestContext> {
  const owner = await playwrightRequest.newContext({ extraHTTPHeaders: { origin: portal.url } });
  const form = { intent: "sign-up", username: USERNAME, email: `${USERNAME}@example.org`, password: PASSWORD };
  await owner.post(`${portal.url}/embedded/api/session/login?target=%2F&form=sign-up`, { form });
  await appointOwner(portal, USERNAME);
  const { secret } = await ask(owner, portal, startSecondFactor, { body: { currentPassword: PASSWORD } });
  await ask(owner, portal, confirmSecondFactor, { body: { code: totpCode(secret) } });
  return owner;
}

type Sent = { path?: string; body?: object };

async function ask<C extends Call>(
  owner: APIRequestContext,
  { url }: Portal,
  call: C,
  { path = call.path, body }: Sent = {},
): Promise<CallData<C>> {
  const response = await owner.fetch(`${url}/embedded/api${path}`, {
    method: call.method,
    ...(body && { data: body }),
  });
  if (!response.ok()) throw new Error(`${call.name} was refused: ${await response.text()}`);
  const schema: z.ZodType<{ data: CallData<C> }> = successEnvelope(call.data) as never;
  return schema.parse(await response.json()).data;
}
