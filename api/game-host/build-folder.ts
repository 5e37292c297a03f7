import { isSignature, signatureOf } from "../identity/signature";

/** Signed as well: no other signature with the same secret is valid here. */
const PURPOSE = "subpixel build folder 1";
const DAY_MS = 86_400_000;
const FOLDER = /^([0-9a-f]{64})(?:\.([0-9a-z]{1,8})\.([\w-]{43}))?$/;

type GameBuild = { shortId: string; buildId: string };

/** For a build that is not public; one address a day, so that browsers keep its files, valid through the day after. */
export function signBuildFolder(secret: string, build: GameBuild, now: Date): string {
  const lastDay = (dayOf(now) + 1).toString(36);
  return [build.buildId, lastDay, signatureOf(secret, PURPOSE, build.shortId, build.buildId, lastDay)].join(".");
}

/** Null for a name that is no build's or whose signature is wrong or old. */
export function readBuildFolder(
  secret: string,
  { shortId, folder, now }: { shortId: string; folder: string; now: Date },
): { buildId: string; isSigned: boolean } | null {
  const [, buildId, lastDay, signature] = FOLDER.exec(folder) ?? [];
  if (buildId === undefined) return null;
  if (lastDay === undefined || signature === undefined) return { buildId, isSigned: false };
  const isValid = isSignature(signature, secret, PURPOSE, shortId, buildId, lastDay);
  return isValid && dayOf(now) <= parseInt(lastDay, 36) ? { buildId, isSigned: true } : null;
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}
