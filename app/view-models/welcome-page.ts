import { paths } from "~/paths";
import { signUpFlow, type FlowStepName, type FlowStep } from "~/rules/sign-up-flow";
import type { Profile } from "~contract/entities/profile";
import type { AccountDetailsView, DetailsResult } from "./account-details";
import type { ViewContext } from "./view-context";

export type WelcomeStepView = Pick<FlowStep, "name" | "status"> & { isCurrent: boolean; href: string | null };

export type WelcomeView = {
  name: string;
  steps: WelcomeStepView[];
  current: { name: FlowStepName; position: number; canBeSkipped: boolean; proposal: string } | null;
  today: string;
  limits: AccountDetailsView["limits"];
  /** The page the visitor came from, otherwise the home page. */
  onwardHref: string;
};

export type WelcomeResult = Pick<DetailsResult, "ok" | "error" | "problems" | "refusedWord"> & { typed?: string };

type WelcomeQuery = { step: string | null; target: string | null };

export function toWelcomePage(
  profile: Profile,
  { step, target }: WelcomeQuery,
  limits: AccountDetailsView["limits"],
  { locale, now }: ViewContext,
): WelcomeView {
  const { steps, current } = signUpFlow(profile.signUpSteps, step);
  const position = steps.findIndex(({ name }) => name === current);
  const found = steps[position];
  return {
    name: profile.username ?? profile.name ?? profile.email ?? "",
    steps: steps.map(({ name, status, canBeOpened }) => ({
      ...{ name, status, isCurrent: name === current },
      href: canBeOpened && name !== current ? paths.welcome(locale, { step: name, target: target ?? undefined }) : null,
    })),
    current: found ? { ...toCurrent(found, profile), position: position + 1 } : null,
    today: now.toISOString().slice(0, "yyyy-mm-dd".length),
    limits,
    onwardHref: target ?? paths.home(locale),
  };
}

/** `proposal` is the API's suggestion, such as a free name. */
function toCurrent({ name, canBeSkipped }: FlowStep, { signUpSteps }: Profile) {
  const proposal = signUpSteps.find(({ stepName }) => stepName === name)?.valueHint ?? "";
  return { name, canBeSkipped, proposal };
}
