import { AccountHeader } from "./account-header";
import { AccountLinks } from "./account-links";
import { LogInLinks } from "./log-in-links";
import { LogOutForm } from "./log-out-form";
import { useRootData } from "./use-root-data";

export function MobileAccount() {
  const { session } = useRootData();
  if (session.status !== "authenticated") {
    return (
      <div className="mobile-account">
        <LogInLinks />
      </div>
    );
  }
  return (
    <div className="mobile-account menu">
      <AccountHeader />
      <AccountLinks />
      <LogOutForm />
    </div>
  );
}
