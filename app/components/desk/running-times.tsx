import { useText } from "~/i18n/use-text";
import { DeskField, type Theirs } from "./desk-field";

type RunningTimesProps = { startsAt: string; endsAt: string; startHelp: string; theirs: Theirs };

/** Start and end of content that runs for a time. */
export function RunningTimes({ startsAt, endsAt, startHelp, theirs }: RunningTimesProps) {
  const t = useText();
  return (
    <div className="desk-pair">
      <DeskField
        name="startsAt"
        type="datetime-local"
        label={t("desk.startsAt")}
        help={startHelp}
        saved={startsAt}
        theirs={theirs(startsAt)}
      />
      <DeskField
        name="endsAt"
        type="datetime-local"
        label={t("desk.endsAt")}
        help={t("desk.endsAtHelp")}
        saved={endsAt}
        theirs={theirs(endsAt)}
      />
    </div>
  );
}
