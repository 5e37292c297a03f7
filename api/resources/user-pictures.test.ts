import { deflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { deletePicture, getProfile, MAX_PICTURE_BYTES, putPicture } from "~contract/calls/profile";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { createApi } from "../app";
import { parseConfiguration } from "../configuration";
import { userPictures } from "../db/schema";
import { createIdentity } from "../identity/identity";

const FORMATS = ["jpeg", "png", "webp", "avif", "gif"] as const;
const EMBEDDED = "/embedded/api";

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi();
  ada = await aMember(api, "Ada_L");
});

function twoColours(width = 400, height = 300) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) pixels[index * 3 + (index % width < width / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const upload = (member: Member, body: Uint8Array, contentType = "application/octet-stream") =>
  member.fetch("/profile/picture", {
    method: "PUT",
    headers: { "content-type": contentType },
    body: new Uint8Array(body),
  });

async function uploaded(member: Member, body: Uint8Array): Promise<string> {
  const { pictureUrl } = await dataOf(putPicture, upload(member, body));
  expect(pictureUrl).toMatch(/^\/embedded\/api\/pictures\/[0-9a-f-]{36}\/webp-128x128\.webp$/);
  return pictureUrl?.slice(EMBEDDED.length) ?? "";
}

async function rendering(path: string): Promise<Buffer> {
  const response = await api.fetch(path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Enough for a picture that is refused for its dimensions alone. */
const MAX_BLANK_PIXELS = 50_000_000;

/** Larger pictures are truncated. */
function blank(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, MAX_BLANK_PIXELS)));
  return Buffer.concat([PNG_SIGNATURE, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe("an uploaded picture", () => {
  it.each(FORMATS)("may be %s, whatever its declared type, and becomes a square", async (format) => {
    const file = await twoColours().toFormat(format).toBuffer();
    const profile = await dataOf(putPicture, upload(ada, file, "text/html"));
    expect(profile).toMatchObject({ userVersion: "2", pictureVariants: [{ variantKey: "webp-128x128" }] });
    const square = await rendering(profile.pictureUrl?.slice(EMBEDDED.length) ?? "");
    expect(await sharp(square).metadata()).toMatchObject({ format: "webp", width: 128, height: 128 });
    expect(profile.signUpSteps).toContainEqual(expect.objectContaining({ stepName: "AVATAR", status: "DONE" }));
  });

  it("is rotated upright and loses its location", async () => {
    const place = { IFD0: { Copyright: "Ada's home" }, IFD3: { GPSLatitude: "52/1 13/1 47/1" } };
    const file = await twoColours(300, 300).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(file.includes("Ada's home")).toBe(true);
    const square = await rendering(await uploaded(ada, file));
    const { exif, orientation, xmp } = await sharp(square).metadata();
    expect([exif, orientation, xmp]).toEqual([undefined, undefined, undefined]);
    const { data } = await sharp(square).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * 128 + x) * 3, (y * 128 + x) * 3 + 3)];
    // Rotated by 90 degrees, the left side is on top.
    expect(pixel(64, 10)[0]).toBeGreaterThan(200);
    expect(pixel(64, 118)[2]).toBeGreaterThan(200);
  });

  it("is encoded again, without other content of the file", async () => {
    const gif = await twoColours().gif().toBuffer();
    const carrier = Buffer.concat([gif, Buffer.from("<script>alert(1)</script>")]);
    expect((await rendering(await uploaded(ada, carrier))).includes("script")).toBe(false);
  });

  it("may be in CMYK", async () => {
    const file = await twoColours().toColourspace("cmyk").jpeg().toBuffer();
    expect(await sharp(file).metadata()).toMatchObject({ space: "cmyk" });
    expect(await sharp(await rendering(await uploaded(ada, file))).metadata()).toMatchObject({ space: "srgb" });
  });

  it("is still, also when the file is animated", async () => {
    const frames = await Promise.all([twoColours(60, 60).png().toBuffer(), twoColours(60, 60).flop().png().toBuffer()]);
    const film = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(2);
    expect((await sharp(await rendering(await uploaded(ada, film))).metadata()).pages ?? 1).toBe(1);
  });

  it("is stored by browsers for minutes, and a new one has a new address", async () => {
    const first = await uploaded(ada, await twoColours().png().toBuffer());
    const response = await api.fetch(first);
    expect(response.headers.get("cache-control")).toBe("public, max-age=120, must-revalidate");
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const revalidated = await api.fetch(first, { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
    expect(revalidated.status).toBe(304);
    const second = await uploaded(ada, await twoColours(50, 50).png().toBuffer());
    expect(second).not.toBe(first);
    expect(await failureOf(api.fetch(first))).toBe("404 not_found");
    expect(await api.database.$count(userPictures, eq(userPictures.userId, ada.userId))).toBe(1);
  });

  it("is deleted when its owner removes it", async () => {
    const path = await uploaded(ada, await twoColours().png().toBuffer());
    const profile = await dataOf(deletePicture, ada.send("DELETE", "/profile/picture"));
    expect(profile).toMatchObject({ pictureUrl: null, pictureVariants: [], userVersion: "3" });
    expect(await failureOf(api.fetch(path))).toBe("404 not_found");
    expect(await failureOf(api.fetch("/pictures/no-id/webp-128x128.webp"))).toBe("404 not_found");
  });

  it("has an absolute URL where the API runs standalone", async () => {
    await uploaded(ada, await twoColours().png().toBuffer());
    const source = { NODE_ENV: "test", PUBLIC_API_BASE_URL: "https://api.test" };
    const configuration = parseConfiguration(source, { isEmbedded: false });
    const { database, listen, fileStore, jobs, health } = api;
    const identity = createIdentity(configuration, database, "a secret of at least thirty-two characters");
    const standalone = createApi({
      configuration,
      database,
      listen,
      identity,
      jobs,
      fileStore,
      health,
    });
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = standalone.fetch(new Request("http://api.internal/profile", { headers: { cookie } }));
    expect((await dataOf(getProfile, response)).pictureUrl).toMatch(/^https:\/\/api\.test\/pictures\//);
  });

  it("may have up to 40 megapixels", async () => {
    expect((await upload(ada, blank(6_400, 6_250))).status).toBe(200);
  });

  it("is one picture after many concurrent uploads", async () => {
    const file = await twoColours().png().toBuffer();
    const responses = await Promise.all(Array.from({ length: 8 }, () => upload(ada, file)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const { pictureUrl, userVersion } = await dataOf(getProfile, ada.fetch("/profile"));
    expect(userVersion).toBe("9");
    expect(await rendering(pictureUrl?.slice(EMBEDDED.length) ?? "")).toBeInstanceOf(Buffer);
  });
});

describe("a file that is no picture", () => {
  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("hello")],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
    [
      "SVG",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ["SVG with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["HTML behind the first bytes of a PNG", Buffer.concat([PNG_SIGNATURE, Buffer.from("<script>alert(1)</script>")])],
    ["a script that begins like a GIF", Buffer.from("GIF89a=1;/*" + "x".repeat(400) + "*/alert(1)")],
    ["PDF", Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>")],
    ["a bomb", blank(60_000, 60_000)],
    ["a picture of 41 megapixels", blank(6_400, 6_410)],
  ])("is refused: %s", async (_name, file) => {
    expect(await failureOf(upload(ada, file, "image/png"))).toBe("400 invalid_picture");
    expect((await dataOf(getProfile, ada.fetch("/profile"))).userVersion).toBe("1");
    expect(await api.database.$count(userPictures, eq(userPictures.userId, ada.userId))).toBe(0);
  });

  it("is refused: TIFF, which no decoder may read", async () => {
    const tiff = Buffer.from("49492a00080000000000", "hex");
    expect(await failureOf(upload(ada, tiff))).toBe("400 invalid_picture");
  });

  it.each(FORMATS)("is refused: half a %s", async (format) => {
    const file = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#777" } })
      .composite([{ input: await twoColours(200, 200).png().toBuffer() }])
      .toFormat(format)
      .toBuffer();
    expect((await upload(ada, file)).status).toBe(200);
    expect(await failureOf(upload(ada, file.subarray(0, Math.floor(file.length / 2))))).toBe("400 invalid_picture");
  });

  it("is refused before it is read when it is too large", async () => {
    expect(await failureOf(upload(ada, new Uint8Array(MAX_PICTURE_BYTES + 1)))).toBe("413 picture_too_large");
    expect(await failureOf(upload(ada, new Uint8Array(MAX_PICTURE_BYTES)))).toBe("400 invalid_picture");
  });

  it("is refused to visitors", async () => {
    const file = await twoColours().png().toBuffer();
    const response = api.fetch("/profile/picture", { method: "PUT", body: new Uint8Array(file) });
    expect(await failureOf(response)).toBe("403 sign_in_required");
  });
});
