import {
  changeSignUpStep,
  deletePicture,
  deleteProfile,
  getProfile,
  getUser,
  MAX_PICTURE_BYTES,
  putPicture,
  updateProfile,
} from "~contract/calls/profile";
import { getPersonalData } from "~contract/calls/personal-data";
import { getSessionStatus, logOut } from "~contract/calls/session";
import { setKnownPassword, KNOWN_PASSWORD } from "../../fixtures/passwords";
import type { CaseRequest, CallCase } from "../call-case";
import { OTHER_NAME, disposableUser, versionOf, type World } from "../world";
import { REFUSED_WORD, refusingWords } from "./refused-words";
import { PICTURE, renamed, takenDown } from "./sanctioned-profiles";

async function changing(world: World, fields: Record<string, unknown>): Promise<CaseRequest> {
  const profileVersion = await versionOf(world, world.player);
  return { as: world.player, body: { profileVersion, ...fields } };
}

export const PROFILE_CASES: CallCase[] = [
  { call: getSessionStatus, example: ({ player }) => ({ as: player }) },
  { call: logOut, example: async (world) => ({ as: await disposableUser(world) }) },
  { call: getProfile, example: ({ player }) => ({ as: player }) },
  {
    call: updateProfile,
    example: (world) => changing(world, { description: "Lands on time.", birthdate: "1990-02-28", name: null }),
    refusals: {
      username_invalid: (world) => changing(world, { username: "no spaces allowed!" }),
      username_locked: renamed,
      username_taken: (world) => changing(world, { username: OTHER_NAME.toUpperCase() }),
      text_refused: async (world) => {
        await refusingWords(world);
        return changing(world, { description: `Not ${REFUSED_WORD}.` });
      },
      version_conflict: ({ player }) => ({ as: player, body: { profileVersion: "0", name: "Late" } }),
    },
  },
  {
    call: putPicture,
    example: ({ player }) => ({ as: player, body: PICTURE, headers: { "content-type": "image/png" } }),
    refusals: {
      invalid_picture: ({ player }) => ({ as: player, body: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") }),
      picture_blocked: takenDown,
      picture_too_large: ({ player }) => ({ as: player, body: Buffer.alloc(MAX_PICTURE_BYTES + 1) }),
    },
  },
  { call: deletePicture, example: ({ player }) => ({ as: player }) },
  {
    call: changeSignUpStep,
    // A picture, which another case uploads, completes the step.
    example: async (world) => ({
      as: await disposableUser(world),
      params: { stepName: "AVATAR" },
      body: { status: "SKIPPED" },
    }),
    refusals: {
      sign_up_step_closed: ({ player }) => ({
        as: player,
        params: { stepName: "USERNAME" },
        body: { status: "SKIPPED" },
      }),
    },
  },
  { call: getPersonalData, example: ({ player }) => ({ as: player, params: { kind: "plays" } }) },
  {
    call: deleteProfile,
    example: async (world) => {
      const leaver = await disposableUser(world);
      await setKnownPassword(world.api, leaver.userId);
      return { as: leaver, body: { password: KNOWN_PASSWORD } };
    },
    refusals: { wrong_password: ({ player }) => ({ as: player, body: { password: "not the password" } }) },
  },
  { call: getUser, example: ({ player }) => ({ as: player, params: { username: OTHER_NAME } }) },
];
