import { useText } from "~/i18n/use-text";
import { Avatar } from "../ui/avatar";
import { Popover } from "../ui/popover";
import { AccountHeader } from "./account-header";
import { AccountLinks } from "./account-links";
import { LogInLinks } from "./log-in-links";
import { LogOutForm } from "./log-out-form";
import { useAccountName } from "./use-account-name";
import { useRootData } from "./use-root-data";

export function AccountMenu() {
  const t = useText();
  const name = useAccountName();
  const { session } = useRootData();
  if (session.status !== "authenticated") {
    return (
      <div className="account-menu inline-row narrow:hidden">
        <LogInLinks />
      </div>
    );
  }
  return (
    <Popover
      className="account-menu narrow:hidden"
      summaryClassName="account-button"
      summaryLabel={t("account.menu", { name })}
      summary={<Avatar src={session.user?.avatarUrl ?? null} />}
    >
      <AccountHeader />
      <AccountLinks />
      <hr />
      <LogOutForm />
    </Popover>
  );
}
