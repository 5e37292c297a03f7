import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import variants from "../../api/store/catalogue/film-variants.json";

type FilmVariant = (typeof variants)[number];

const ENCODERS = { mp4: "libx264", webm: "libvpx-vp9" } as const;
/** Smallest files without visible blocks in dark flat areas (docs/decisions/0034-scripted-play.md). */
const QUALITY = {
  mp4: [
    ...["-crf", "29", "-aq-mode", "3", "-preset", "medium", "-tune", "animation", "-profile:v", "high"],
    ...["-movflags", "+faststart"],
  ],
  webm: ["-b:v", "0", "-crf", "52", "-deadline", "good", "-cpu-used", "3", "-row-mt", "1", "-auto-alt-ref", "1"],
} as const;
/** Deterministic output: fixed thread count, no date, no version. */
const REPEATABLE = ["-threads", "2", "-map_metadata", "-1", "-fflags", "+bitexact"];
const COLOURS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
const KEY_EVERY_SECONDS = 5;

const run = promisify(execFile);

export async function requireEncoders(): Promise<void> {
  const { stdout } = await run("ffmpeg", ["-hide_banner", "-encoders"]).catch(() => ({ stdout: "" }));
  const missing = Object.values(ENCODERS).filter((encoder) => !stdout.includes(` ${encoder} `));
  if (missing.length === 0) return;
  const what = stdout === "" ? "no ffmpeg was found" : `this ffmpeg has no ${missing.join(" and no ")}`;
  throw new Error(
    `Films are encoded by ffmpeg with libx264 and libvpx-vp9, and ${what} (Debian: apt-get install ffmpeg).`,
  );
}

export async function writeFilms(folder: string, pictures: AsyncIterable<Buffer>, fps: number): Promise<string[]> {
  const scratch = await mkdtemp(path.join(tmpdir(), "film-"));
  try {
    const master = path.join(scratch, "master.mkv");
    await writeMaster(master, pictures, fps);
    const files: string[] = [];
    for (const variant of variants) files.push(await encode(master, variant, { folder, scratch, fps }));
    return files;
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Lossless, so that each variant is encoded once. */
async function writeMaster(file: string, pictures: AsyncIterable<Buffer>, fps: number): Promise<void> {
  const input = ["-f", "image2pipe", "-c:v", "png", "-framerate", String(fps), "-i", "pipe:0"];
  const encoding = ffmpeg([...input, "-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast", file]);
  if (!encoding.child.stdin) throw new Error("ffmpeg takes no pictures.");
  await Promise.all([encoding, pipeline(Readable.from(pictures), encoding.child.stdin)]);
}

type FilmOutput = { folder: string; scratch: string; fps: number };

async function encode(master: string, variant: FilmVariant, { folder, scratch, fps }: FilmOutput): Promise<string> {
  const kind = variant.mimeType === "video/mp4" ? "mp4" : "webm";
  const common = [
    ...["-i", master, "-an", "-vf", filterFor(variant), "-g", String(KEY_EVERY_SECONDS * fps)],
    ...["-c:v", ENCODERS[kind], ...QUALITY[kind], ...COLOURS, ...REPEATABLE],
  ];
  const file = path.join(folder, `${variant.variantKey}.${kind}`);
  if (kind === "mp4") {
    await ffmpeg([...common, file]);
  } else {
    const log = ["-passlogfile", path.join(scratch, variant.variantKey)];
    await ffmpeg([...common, ...log, "-pass", "1", "-f", "null", "-"]);
    await ffmpeg([...common, ...log, "-pass", "2", file]);
  }
  return file;
}

/** Area scaling keeps edges hard without halos; 4:3 is a centre crop, as on cards. */
function filterFor({ width, height }: FilmVariant): string {
  const scaled = `scale=-2:${String(height)}:flags=area:out_color_matrix=bt709:out_range=tv`;
  return `${scaled},crop=${String(width)}:${String(height)},format=yuv420p`;
}

function ffmpeg(options: readonly string[]) {
  return run("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...options]);
}
