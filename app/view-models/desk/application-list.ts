import { formatDay } from "~/i18n/format-date";
import type { listWaitingApplications } from "~contract/calls/desk-studios";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";

export type WaitingApplicationView = {
  id: string;
  name: string;
  website: string | null;
  message: string;
  applicant: string;
  email: string;
  since: string;
};

type Applications = CallData<typeof listWaitingApplications>["applications"];

export function toApplicationList(applications: Applications, { locale, t }: ViewContext): WaitingApplicationView[] {
  return applications.map(({ applicationId, name, website, message, username, email, isConfirmed, creationDate }) => ({
    ...{ id: applicationId, name, website, message, applicant: username },
    email: isConfirmed ? email : t("desk.emailUnconfirmed", { email }),
    since: formatDay(creationDate, locale),
  }));
}
