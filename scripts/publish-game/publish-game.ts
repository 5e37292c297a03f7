import { createHash } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Api } from "../../app/api-client/client";
import {
  changeReleaseNotes,
  listReleases,
  publishGame as publishToEverybody,
} from "../../contract/calls/developer-builds";
import { getDeveloperGame } from "../../contract/calls/developer-games";
import { RefusedBuild } from "../../api/builds/refused-build";
import { createDeveloperApi, findGame } from "./developer-api";
import { hashFiles, openSource, type HashedFile } from "./hashed-files";
import { writeZip } from "./missing-files-zip";
import type { PublishOptions } from "./publish-options";
import { reportText } from "./publish-texts";
import { readNotes } from "./release-notes";
import { splitFiles, type SplitFiles } from "./reused-files";
import { awaitCheck, beginUpload, sendZip } from "./send-zip";
import { startStep, type ProgressOutput } from "./step-progress";

type Zip = { path: string; bytes: number } | null;

/** Returns what to print at the end; throws RefusedBuild for an export that is refused, here or there. */
export async function publishGame(options: PublishOptions, output: ProgressOutput): Promise<string> {
  const api = createDeveloperApi(options.apiUrl, options.token);
  const notes = options.notesFile === null ? null : await readNotes(options.notesFile);
  const { gameId } = await findGame(api, options.game);
  const source = await openSource(options.source);
  const folder = await mkdtemp(path.join(tmpdir(), "games-publish-"));
  try {
    const files = await hashAll(source.files, output);
    const split = await splitFiles(api, gameId, files);
    const zip = await packZip(options.source, { ...split, all: files.length, isFolder: source.isFolder }, folder);
    const releaseId = await upload(api, { options, gameId, files, split, zip }, output);
    if (notes) await api(changeReleaseNotes, { params: { gameId, releaseId }, body: { notes } });
    const { isPublic, rulesChanged } = options;
    if (isPublic) await api(publishToEverybody, { params: { gameId }, query: { rulesChanged } });
    return await summaryOf(api, { gameId, releaseId }, options);
  } finally {
    source.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function hashAll(files: Parameters<typeof hashFiles>[0], output: ProgressOutput): Promise<HashedFile[]> {
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const step = startStep("reading", all, output);
  let done = 0;
  const hashed = await hashFiles(files, (bytes) => step.to((done += bytes)));
  step.end();
  return hashed;
}

type PackInput = SplitFiles & { all: number; isFolder: boolean };

/** A zip of which nothing is stored yet is sent as it is. */
async function packZip(source: string, { sent, all, isFolder }: PackInput, folder: string): Promise<Zip> {
  if (sent.length === 0) return null;
  const isSentWhole = !isFolder && sent.length === all;
  const zip = isSentWhole ? source : path.join(folder, "missing.zip");
  if (!isSentWhole) await writeZip(sent, zip);
  return { path: zip, bytes: (await stat(zip)).size };
}

type UploadInput = { options: PublishOptions; gameId: string; files: HashedFile[]; split: SplitFiles; zip: Zip };

async function upload(api: Api, { options, gameId, files, split, zip }: UploadInput, output: ProgressOutput) {
  const { track, version, apiUrl } = options;
  const { reused } = split;
  const parts = [apiUrl, gameId, track, version, files.map(({ name, hash }) => [name, hash])];
  const key = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const begun = await beginUpload(api, { gameId, track, version, reused, zip, key });
  if (zip && begun.state === "RECEIVING") {
    const sending = startStep("sending", zip.bytes, output);
    await sendZip(api, begun, zip.path, (bytes) => sending.to(bytes));
    sending.end();
  }
  const checking = startStep("checking", 0, output);
  const ended = await awaitCheck(api, begun, key, (done, all) => checking.to(done, all));
  checking.end();
  if (ended.state === "REFUSED" || ended.releaseId === null) throw new RefusedBuild(ended.refusals);
  return ended.releaseId;
}

type Published = { gameId: string; releaseId: string };

async function summaryOf(
  api: Api,
  { gameId, releaseId }: Published,
  { track, isPublic }: PublishOptions,
): Promise<string> {
  const params = { gameId };
  const [game, { releases }] = await Promise.all([
    api(getDeveloperGame, { params }),
    api(listReleases, { params, query: {} }),
  ]);
  const release = releases.find((candidate) => candidate.releaseId === releaseId);
  const ofTrack = game.tracks.find(({ name }) => name === track)?.shareUrl ?? game.internalShareUrl;
  const address = isPublic ? game.publicShareUrl : ofTrack;
  return [...(release ? [reportText(release)] : []), `Play:    ${address}`, `Publish: ${game.editUrl}`].join("\n");
}
