import { deskPaths } from "~/desk-paths";
import { formatDay } from "~/i18n/format-date";
import type { listWaitingApplications } from "~contract/calls/desk-studios";
import type { CallData } from "~contract/define-call";
import { toPager, type PagerView } from "../pager";
import type { FactView } from "../studio/build-report";
import type { ViewContext } from "../view-context";

export type WaitingApplicationView = {
  id: string;
  name: string;
  message: string;
  facts: FactView[];
};

export type ApplicationListView = { applications: WaitingApplicationView[]; pager: PagerView | null };

export function toApplicationList(
  { applications, pagination }: CallData<typeof listWaitingApplications>,
  view: ViewContext,
): ApplicationListView {
  return {
    applications: toApplications(applications, view),
    pager: toPager(pagination, (page) => deskPaths.applications(view.locale, page)),
  };
}

type Applications = CallData<typeof listWaitingApplications>["applications"];

function toApplications(applications: Applications, { locale, t }: ViewContext): WaitingApplicationView[] {
  return applications.map(({ applicationId, name, website, message, username, email, isConfirmed, creationDate }) => {
    const address = isConfirmed ? email : t("desk.emailUnconfirmed", { email });
    return {
      ...{ id: applicationId, name, message },
      facts: [
        { label: t("desk.applicant"), value: `${username}, ${address}` },
        { label: t("desk.appliedOn"), value: formatDay(creationDate, locale) },
        ...(website === null ? [] : [{ label: t("desk.website"), value: website }]),
      ],
    };
  });
}
