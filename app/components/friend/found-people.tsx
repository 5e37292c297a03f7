import { useText } from "~/i18n/use-text";
import type { FoundPersonView } from "~/view-models/found-people";
import { FriendButton } from "./friend-button";
import { PersonRow } from "./person-row";

type FoundPeopleProps = { people: FoundPersonView[]; title: string };

export function FoundPeople({ people, title }: FoundPeopleProps) {
  const t = useText();
  return (
    <section className="found-people" aria-label={title}>
      <p className="muted">{title}</p>
      <ul className="people-grid">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person}>
            {person.action && (
              <FriendButton
                intent="ask"
                fields={{ username: person.username }}
                label={t(person.action === "ask" ? "friends.add" : "friends.accept")}
                of={person.username}
              />
            )}
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}
