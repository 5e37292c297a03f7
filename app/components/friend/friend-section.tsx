import type { ReactNode } from "react";
import { useFocusAfterRemoval } from "~/browser/use-focus-after-removal";
import type { PersonView } from "~/view-models/friend-list";
import type { PagerView } from "~/view-models/pager";
import { Pager } from "../ui/pager";
import { PersonRow } from "./person-row";

type FriendSectionProps<Person extends PersonView> = {
  id: string;
  title: string;
  /** Null if loading failed. */
  people: Person[] | null;
  pager: PagerView | null;
  empty: ReactNode;
  /** Shown if loading failed. */
  missing?: ReactNode;
  actions: (person: Person) => ReactNode;
};

export function FriendSection<Person extends PersonView>(props: FriendSectionProps<Person>) {
  const { id, title, people, pager, empty, missing, actions } = props;
  const heading = useFocusAfterRemoval(people?.length ?? 0);
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section-head">
        <div>
          <h2 id={id} tabIndex={-1} ref={heading}>
            {title}
          </h2>
        </div>
      </header>
      {people === null && missing}
      {people?.length === 0 && empty}
      {people && people.length > 0 && (
        <ul className="people-grid">
          {people.map((person) => (
            <PersonRow key={person.userId} person={person}>
              {actions(person)}
            </PersonRow>
          ))}
        </ul>
      )}
      {pager && <Pager pager={pager} />}
    </section>
  );
}
