import { stat } from "node:fs/promises";
import type { APIRequest, APIRequestContext, APIResponse } from "@playwright/test";
import sharp from "sharp";
import * as z from "zod";
import type { Api } from "../../app/api-client/client";
import { getUpload, listReleases, publishGame, startUpload } from "../../contract/calls/developer-builds";
import {
  addGameCover,
  createGame,
  declareRights,
  getDeveloperGame,
  updateGame,
} from "../../contract/calls/developer-games";
import { applyForStudio, createStudioToken, listDeveloperStudios } from "../../contract/calls/developer-studios";
import type { Call, CallData } from "../../contract/define-call";
import type { BuildReport } from "../../contract/entities/build";
import { successEnvelope } from "../../contract/envelope";
import { createDeveloperApi } from "../../scripts/publish-game/developer-api";
import { sendZip } from "../../scripts/publish-game/send-zip";
import { approveStudio } from "../e2e/desk-owner";
import { mailedLink } from "../e2e/mail-link";
import { expect, type Portal } from "../e2e/portal";

const CHECK_MS = 120_000;
const ACCOUNT = { username: "maker", email: "maker@example.org", password: "seven lanterns in a row" };

export type Studio = { api: Api; studioId: string };
export type PublishedGame = { title: string; pageUrl: string; report: BuildReport };

/** Signs up, applies, is approved by the portal's owner, and works with a token from then on. */
export async function openStudio(portal: Portal, request: APIRequest): Promise<Studio> {
  const { url } = portal;
  const api = `${url}/embedded/api`;
  const visitor = await request.newContext({ extraHTTPHeaders: { origin: url } });
  const form = { intent: "sign-up", ...ACCOUNT };
  await sent(visitor.post(`${api}/session/login?target=%2F&form=sign-up`, { form }));
  const link = await mailedLink(portal, ACCOUNT.email, /http\S+\/session\/activate\?\S+/);
  await sent(visitor.post(link, { form: { intent: "confirm" } }));
  const application = { name: "Counters", message: "One game, made with every engine." };
  await sent(visitor.post(`${api}${applyForStudio.path}`, { data: application }));
  await approveStudio(portal, application.name);
  const { studios } = await dataOf(listDeveloperStudios, visitor.get(`${api}${listDeveloperStudios.path}`));
  const studioId = z.string().parse(studios[0]?.studioId);
  const token = { name: "Uploads", scopes: ["gamedev:read", "gamedev:write"], expiryDays: 1 };
  const tokens = `${api}/gamedev/studios/${studioId}/tokens`;
  const { secret } = await dataOf(createStudioToken, visitor.post(tokens, { data: token }));
  await visitor.dispose();
  return { api: createDeveloperApi(api, secret), studioId };
}

/** From a zip to a game that everybody plays. */
export async function publishZip({ api, studioId }: Studio, title: string, zip: string): Promise<PublishedGame> {
  const { gameId } = await api(createGame, { body: { name: title, studioId } });
  const params = { gameId };
  await api(declareRights, { params, body: { holder: "Counters", isOwnWork: true } });
  const facts = { shortDescription: "It counts.", ageRating: "EVERYONE" as const, platforms: ["DESKTOP" as const] };
  await api(updateGame, { params, body: facts });
  await api(addGameCover, { params, query: {}, body: await cover() });
  await upload(api, gameId, zip);
  await api(publishGame, { params, query: {} });
  const { releases } = await api(listReleases, { params, query: {} });
  const { publicShareUrl } = await api(getDeveloperGame, { params });
  const [release] = releases;
  if (!release) throw new Error(`${title} has no release.`);
  return { title, pageUrl: publicShareUrl, report: release.report };
}

async function upload(api: Api, gameId: string, zip: string): Promise<void> {
  const { size: bytes } = await stat(zip);
  const begun = await api(startUpload, { params: { gameId }, body: { bytes, track: "internal" } });
  await sendZip(api, begun, zip, () => undefined);
  const check = () => api(getUpload, { params: { uploadId: begun.uploadId } });
  await expect.poll(async () => (await check()).state, { timeout: CHECK_MS }).not.toBe("CHECKING");
  expect(await check()).toMatchObject({ state: "DONE", refusals: [] });
}

async function cover(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 1280, height: 720, channels: 3, background: "#33aa66" } });
  return new Uint8Array(await picture.png().toBuffer());
}

async function sent(request: Promise<APIResponse>): Promise<APIResponse> {
  const response = await request;
  if (!response.ok())
    throw new Error(`${response.url()} returned ${String(response.status())}: ${await response.text()}`);
  return response;
}

async function dataOf<C extends Call>(call: C, request: ReturnType<APIRequestContext["get"]>): Promise<CallData<C>> {
  const body: unknown = await (await sent(request)).json();
  return (call.data as C["data"]).parse(successEnvelope(z.unknown()).parse(body).data);
}
