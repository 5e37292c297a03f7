import { Avatar } from "../ui/avatar";
import { useAccountName } from "./use-account-name";
import { useRootData } from "./use-root-data";

export function AccountHeader() {
  const name = useAccountName();
  const { user } = useRootData().session;
  return (
    <div className="hd">
      <Avatar src={user?.avatarUrl ?? null} size="large" />
      <div className="grow">
        <p className="nm clip">{name}</p>
        {user?.email && user.email !== name && <p className="sm mut clip">{user.email}</p>}
      </div>
    </div>
  );
}
