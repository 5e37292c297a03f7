import {
  changeSignUpStep,
  deletePicture,
  deleteProfile,
  getProfile,
  putPicture,
  updateProfile,
} from "~contract/calls/profile";
import { getPersonalData } from "~contract/calls/personal-data";
import { requirePassword } from "../identity/passwords";
import { signOut } from "../identity/sign-out";
import { requireSignedInUserId } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { deleteAccount } from "../store/account/account-deletion";
import { changeProfile } from "../store/people/profile-changes";
import * as signUpSteps from "../store/account/sign-up-steps";
import * as pictures from "../store/people/user-pictures";
import { findProfile } from "../store/people/users";
import { readPersonalData } from "../store/personal-data/personal-data";
import { createQueryContext } from "./create-query-context";

export function registerProfile(app: ApiApp): void {
  route(app, getProfile, (_input, context) => {
    const { database, mediaBaseUrl } = createQueryContext(context);
    return findProfile(database, requireSignedInUserId(context), mediaBaseUrl);
  });

  route(app, updateProfile, ({ body }, context) =>
    changeProfile(createQueryContext(context), requireSignedInUserId(context), body),
  );

  route(app, putPicture, ({ body }, context) =>
    pictures.putPicture(createQueryContext(context), requireSignedInUserId(context), body),
  );

  route(app, deletePicture, (_input, context) =>
    pictures.deletePicture(createQueryContext(context), requireSignedInUserId(context)),
  );

  route(app, changeSignUpStep, ({ params: { stepName }, body: { status } }, context) => {
    const action = status === "SKIPPED" ? "skip" : "start";
    return signUpSteps.changeSignUpStep(createQueryContext(context), requireSignedInUserId(context), {
      stepName,
      action,
    });
  });

  route(app, getPersonalData, ({ params: { kind }, query: { page = 0 } }, context) =>
    readPersonalData(context.get("database"), { userId: requireSignedInUserId(context), kind, page }),
  );

  route(app, deleteProfile, async ({ body }, context) => {
    const userId = requireSignedInUserId(context);
    await requirePassword(context, userId, body.password, "password");
    await deleteAccount(context.get("database"), userId);
    await signOut(context);
    return null;
  });
}
