import { afterEach, expect, it, vi } from "vitest";
import { requireEncoders } from "./films";

afterEach(() => vi.unstubAllEnvs());

it("names what is missing without ffmpeg", async () => {
  vi.stubEnv("PATH", "/nowhere");
  await expect(requireEncoders()).rejects.toThrow("ffmpeg with libx264 and libvpx-vp9, and no ffmpeg was found");
});
