import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { fetchRouteScript } from "~/browser/route-script";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { ClaimResult } from "~/view-models/quest-board";
import type { QuestCardView } from "~/view-models/quest-card";
import { useCurrentPath } from "../frame/use-current-path";
import { Button } from "../ui/button";

type ClaimFormProps = { quest: QuestCardView };

export function ClaimForm({ quest: { alias, claimKey, title } }: ClaimFormProps) {
  const t = useText();
  const here = useCurrentPath();
  const fetcher = useFetcher<ClaimResult>();
  const [isLost, setLost] = useState(false);

  const claim = () => {
    fetcher.submit({ alias, claimKey }, { method: "post", action: paths.claimQuest });
  };
  return (
    <form
      role="none"
      className="quest-claim"
      method="post"
      action={paths.claimQuest}
      onSubmit={(event) => {
        event.preventDefault();
        setLost(false);
        fetchRouteScript("quests").then(claim, () => setLost(true));
      }}
    >
      <input type="hidden" name="alias" value={alias} />
      <input type="hidden" name="claimKey" value={claimKey} />
      <input type="hidden" name="target" value={here} />
      <Button
        type="submit"
        variant="primary"
        isBusy={fetcher.state !== "idle"}
        aria-label={`${t("quests.claim")}: ${title}`}
      >
        {t("quests.claim")}
      </Button>
      {(isLost || fetcher.data?.isPaid === false) && (
        <p className="text-small" role="alert">
          {t(fetcher.data?.isUnconfirmed ? "quests.claimUnconfirmed" : "quests.claimFailed")}
        </p>
      )}
    </form>
  );
}
