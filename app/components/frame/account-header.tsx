import { Avatar } from "../ui/avatar";
import { useAccountName } from "./use-account-name";
import { useRootData } from "./use-root-data";

export function AccountHeader() {
  const name = useAccountName();
  const { user } = useRootData().session;
  return (
    <div className="menu-head">
      <Avatar src={user?.avatarUrl ?? null} size="large" />
      <div className="fill-space">
        <p className="player-name ellipsis">{name}</p>
        {user?.email && user.email !== name && <p className="text-small muted ellipsis">{user.email}</p>}
      </div>
    </div>
  );
}
