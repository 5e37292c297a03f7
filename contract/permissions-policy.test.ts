import { expect, it } from "vitest";
import { featuresOf, gamePolicy, portalPolicy } from "./permissions-policy";

const ASKED = ["accelerometer", "camera", "gyroscope", "magnetometer", "microphone", "midi"];
/** Passkeys are for the portal's pages alone. */
const OWN = ["publickey-credentials-create", "publickey-credentials-get"].map((feature) => [feature, "(self)"]);
const allowedIn = (policy: string) =>
  policy.split(", ").flatMap((entry) => (entry.endsWith("=()") ? [] : [entry.split("=")]));

it("denies a game all that its studio has not allowed", () => {
  expect(gamePolicy([])).toMatch(/^accelerometer=\(\), browsing-topics=\(\), camera=\(\), /);
  expect(allowedIn(gamePolicy([]))).toEqual([]);
  expect(allowedIn(gamePolicy(["MOTION", "CAMERA"]))).toEqual([
    ["accelerometer", "(self)"],
    ["camera", "(self)"],
    ["gyroscope", "(self)"],
    ["magnetometer", "(self)"],
  ]);
});

it("hands what games may ask for from the portal's pages to the games' hosts only", () => {
  const allowlist = '(self "https://*.games.test")';
  const ofGames = ASKED.map((feature) => [feature, allowlist]);
  expect(allowedIn(portalPolicy("https://*.games.test"))).toEqual([...ofGames, ...OWN]);
  expect(allowedIn(portalPolicy(null))).toEqual(OWN);
});

it("names features as browsers do", () => {
  expect(featuresOf(["MIDI", "MOTION"])).toEqual(["midi", "accelerometer", "gyroscope", "magnetometer"]);
});
