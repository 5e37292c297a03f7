import { useRootData } from "../frame/use-root-data";

/** Says whose form it is, so that what is typed into it is kept for that user alone when the session ends. */
export function OwnerField() {
  const { session } = useRootData();
  return session.user && <input type="hidden" name="owner" value={session.user.userId} />;
}
