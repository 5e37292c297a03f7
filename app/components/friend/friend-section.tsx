import type { ReactNode } from "react";
import { useFocusAfterRemoval } from "~/browser/use-focus-after-removal";
import type { PersonView } from "~/view-models/friend-list";
import type { PagerView } from "~/view-models/pager";
import { Pager } from "../ui/pager";
import { PersonRow } from "./person-row";

type FriendSectionProps<Person extends PersonView> = {
  id: string;
  title: string;
  people: Person[];
  pager: PagerView | null;
  /** Said in place of an empty list. */
  empty: ReactNode;
  actions: (person: Person) => ReactNode;
};

/** One of the lists of the friends' page. */
export function FriendSection<Person extends PersonView>(props: FriendSectionProps<Person>) {
  const { id, title, people, pager, empty, actions } = props;
  const heading = useFocusAfterRemoval(people.length);
  return (
    <section className="sec" aria-labelledby={id}>
      <header className="sh">
        <div>
          <h2 id={id} tabIndex={-1} ref={heading}>
            {title}
          </h2>
        </div>
      </header>
      {people.length === 0 && empty}
      {people.length > 0 && (
        <ul className="fr">
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
