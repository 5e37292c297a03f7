import type { WelcomeResult, WelcomeView } from "~/view-models/welcome-page";
import { PictureForm } from "../profile/picture-form";
import { BirthdateForm } from "./birthdate-form";
import { ConsentForm } from "./consent-form";
import { UsernameForm } from "./username-form";

type StepFormProps = { welcome: WelcomeView; answer: WelcomeResult | undefined };

export function StepForm({ welcome, answer }: StepFormProps) {
  const { limits, today } = welcome;
  switch (welcome.current?.name) {
    case "AVATAR":
      return <PictureForm details={{ pictureUrl: null, limits }} answer={answer} />;
    case "USERNAME":
      return <UsernameForm limits={limits} proposal={welcome.current.proposal} answer={answer} />;
    case "DATE_OF_BIRTH":
      return <BirthdateForm limits={limits} today={today} answer={answer} />;
    case "MARKETING_CONSENT":
      return <ConsentForm />;
    case undefined:
      return null;
  }
}
