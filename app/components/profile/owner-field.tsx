import { useRootData } from "../frame/use-root-data";

/** Names the form's user: when the session ends, unsent input is stored for that user only. */
export function OwnerField() {
  const { session } = useRootData();
  return session.user && <input type="hidden" name="owner" value={session.user.userId} />;
}
