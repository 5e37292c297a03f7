import { deskPaths } from "~/desk-paths";
import type { Locale } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import type { readSetup, SetupStep } from "~contract/calls/desk-setup";
import type { CallData } from "~contract/define-call";
import type { StaffPermission } from "~contract/entities/staff";
import type { ViewContext } from "../view-context";

export type Setup = CallData<typeof readSetup>;

/** One step at most is the current one: the first that is not done. */
export type SetupStepView = {
  step: SetupStep;
  title: string;
  text: string;
  state: "done" | "current" | "open";
  href: string;
  action: string;
};

export type SetupStepsView = { progress: string; steps: SetupStepView[] };

type Place = { action: TextKey; href: (locale: Locale) => string };

/** `applications` wait for a decision; null for those who may not decide. */
type Viewer = { permissions: readonly StaffPermission[]; applications: Setup["applications"] };

const OWN_STUDIOS: Place = { action: "studios.title", href: paths.studioHome };

const TEXTS: Record<SetupStep, { title: TextKey; text: TextKey }> = {
  SECOND_FACTOR: { title: "desk.secondFactor", text: "desk.step.secondFactor" },
  STUDIO: { title: "desk.step.studioTitle", text: "desk.step.studio" },
  BUILD: { title: "desk.step.buildTitle", text: "desk.step.build" },
  GAME: { title: "desk.step.gameTitle", text: "desk.step.game" },
  TAG: { title: "desk.step.tagTitle", text: "desk.step.tag" },
  CHALLENGE: { title: "desk.step.challengeTitle", text: "desk.step.challenge" },
  HOME_PAGE: { title: "desk.page.home", text: "desk.step.homePage" },
};

const PLACES: Record<SetupStep, (viewer: Viewer) => Place> = {
  SECOND_FACTOR: () => ({ action: "desk.setUp", href: deskPaths.secondFactor }),
  STUDIO: ({ applications }) =>
    applications ? { action: "desk.applications", href: deskPaths.applications } : OWN_STUDIOS,
  BUILD: () => OWN_STUDIOS,
  GAME: () => OWN_STUDIOS,
  TAG: ({ permissions }) =>
    permissions.includes("catalogue:change")
      ? { action: "desk.newTag", href: deskPaths.newTag }
      : { action: "desk.tags", href: deskPaths.tags },
  CHALLENGE: ({ permissions }) =>
    permissions.includes("catalogue:change")
      ? { action: "desk.newChallenge", href: deskPaths.newChallenge }
      : { action: "desk.challenges", href: deskPaths.challenges },
  HOME_PAGE: () => ({ action: "desk.pages", href: deskPaths.pages }),
};

/** Null once all steps are done. */
export function toSetupSteps(
  { steps, applications }: Setup,
  permissions: readonly StaffPermission[],
  { locale, t }: ViewContext,
): SetupStepsView | null {
  const current = steps.find(({ isDone }) => !isDone)?.step;
  if (current === undefined) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return {
    progress: t("desk.setupProgress", { done, total: steps.length }),
    steps: steps.map(({ step, isDone }) => {
      const { title, text } = TEXTS[step];
      const { action, href } = PLACES[step]({ permissions, applications });
      const state = isDone ? "done" : step === current ? "current" : "open";
      return { step, state, title: t(title), text: t(text), action: t(action), href: href(locale) };
    }),
  };
}
