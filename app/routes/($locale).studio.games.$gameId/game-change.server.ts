import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { LOCALES, type Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";
import { publishMoment } from "~/server/desk-content-forms.server";
import { changePicture, studioPictureCalls } from "~/server/game-picture-forms.server";
import { parseFields, WrongFields } from "~/server/studio-form.server";
import { studioPaths } from "~/studio-paths";
import {
  cancelUpload,
  changeReleaseNotes,
  createTrack,
  inviteTester,
  publishGame,
  removeTester,
  switchTrack,
} from "~contract/calls/developer-builds";
import { declareRights, updateGame } from "~contract/calls/developer-games";
import { submitGame, withdrawGame } from "~contract/calls/game-reviews";
import { appealTakedown } from "~contract/calls/takedown-appeals";
import { MAX_NOTES_LENGTH } from "~contract/entities/developer-game";
import { gamePermission } from "~contract/entities/game-permission";
import type { GameForm } from "./game-form.server";

type ChangeContext = { api: CallApi; locale: Locale; t: Translate; gameId: string };
type FormOf<Intent extends GameForm["intent"]> = Extract<GameForm, { intent: Intent }>;

/** Makes the change; `href` leads back to the part of the page where the form was. */
export async function changeGame(context: ChangeContext, form: GameForm): Promise<{ message: string; href: string }> {
  const { api, locale, t, gameId } = context;
  const at = (part: string, message: string) => ({ message, href: `${studioPaths.game(locale, gameId)}#${part}` });
  const params = { gameId };
  switch (form.intent) {
    case "save-facts":
      await saveFacts(context, form);
      return at("facts", t("studios.saved"));
    case "declare-rights":
      await declare(context, form);
      return at("upload", t("studios.rightsSaved"));
    case "publish":
      await api(publishGame, { params, query: { rulesChanged: form.rulesChanged === "on" } });
      return at("publish", t("studios.published"));
    case "submit":
      await submit(context, form);
      return at("publish", t("studios.review.submitted"));
    case "appeal":
      await appeal(context, form);
      return at("takedown", t("studios.appealDone"));
    case "withdraw":
      await api(withdrawGame, { params });
      return at("publish", t("studios.review.withdrawn"));
    case "cancel-upload":
      await api(cancelUpload, { params: { uploadId: form.subject } });
      return at("upload", t("studios.upload.cancelled"));
    case "switch": {
      const { version } = await api(switchTrack, {
        params: { gameId, trackId: form.subject },
        body: { releaseId: form.releaseId },
      });
      return at("tracks", t("studios.switched", { version: version ?? "" }));
    }
    case "create-track": {
      const body = parseFields(createTrack.body, { name: form.name }, { name: "track_name_wrong" });
      const { name } = await api(createTrack, { params, body });
      return at("tracks", t("studios.trackCreated", { track: name }));
    }
    case "invite-tester":
      return at("tracks", await invite(context, form));
    case "remove-tester":
      await api(removeTester, { params: { gameId, trackId: form.subject, userId: form.userId } });
      return at("tracks", t("studios.testerRemoved"));
    case "save-notes":
      await saveNotes(context, form);
      return at("releases", t("studios.notesSaved"));
    case "remove-cover":
    case "remove-graphic":
    case "move-graphic":
      return at("covers", await changePicture(studioPictureCalls(api, gameId), form, t));
  }
}

async function saveFacts({ api, gameId }: ChangeContext, form: FormOf<"save-facts">): Promise<void> {
  const platforms = [form.desktop && ("DESKTOP" as const), form.mobile && ("MOBILE" as const)].filter(
    (platform) => platform !== undefined,
  );
  const { name, description, ageRating } = form;
  const declaredHosts = form.declaredHosts
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((host) => host !== "");
  const body = parseFields(
    updateGame.body,
    {
      ...{ title: name, shortDescription: description, ageRating, platforms, declaredHosts },
      savesStorage: form.savesStorage === "on",
      permissions: gamePermission.options.filter((name) => form[name] === "on"),
    },
    { declaredHosts: "hosts_wrong" },
  );
  try {
    await api(updateGame, { params: { gameId }, body });
  } catch (error) {
    if (!(error instanceof ClientError && error.has("no_changes"))) throw error;
  }
}

async function declare({ api, gameId }: ChangeContext, form: FormOf<"declare-rights">): Promise<void> {
  const { holder, isOwnWork } = form;
  const body = parseFields(declareRights.body, { holder, isOwnWork: isOwnWork === "yes" }, { holder: "holder_wrong" });
  await api(declareRights, { params: { gameId }, body });
}

/** The field says that its moment is of UTC. */
async function submit({ api, gameId }: ChangeContext, { wishedDate: typed }: FormOf<"submit">): Promise<void> {
  const wishedDate = typed === "" ? null : publishMoment.safeParse(typed).data;
  if (wishedDate === undefined) throw new WrongFields({ wishedDate: "date_wrong" });
  await api(submitGame, { params: { gameId }, body: { wishedDate } });
}

async function appeal({ api, gameId }: ChangeContext, { text }: FormOf<"appeal">): Promise<void> {
  const body = parseFields(appealTakedown.body, { text }, { text: "appeal_wrong" });
  await api(appealTakedown, { params: { gameId }, body });
}

async function invite({ api, gameId, t }: ChangeContext, form: FormOf<"invite-tester">): Promise<string> {
  const { subject: trackId, username } = form;
  const body = parseFields(inviteTester.body, { username }, { username: "user_not_found" });
  await api(inviteTester, { params: { gameId, trackId }, body });
  return t("studios.testerInvited", { username });
}

async function saveNotes({ api, gameId }: ChangeContext, form: FormOf<"save-notes">): Promise<void> {
  const typed = LOCALES.map((locale) => [locale, form[locale].trim()] as const);
  const tooLong = typed.filter(([, text]) => text.length > MAX_NOTES_LENGTH);
  if (tooLong.length > 0) throw new WrongFields(Object.fromEntries(tooLong.map(([name]) => [name, "notes_wrong"])));
  const notes = Object.fromEntries(typed.filter(([, text]) => text !== ""));
  await api(changeReleaseNotes, { params: { gameId, releaseId: form.subject }, body: { notes } });
}
