import { useEffect, type RefObject } from "react";
import { fieldOf } from "~/browser/portal-request";
import { usePortalRequest } from "~/browser/use-portal-request";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { PeopleSearchResponse } from "~/view-models/found-people";
import { useRootData } from "../frame/use-root-data";
import { useDebouncedText } from "../search/use-debounced-text";
import { FoundPeople } from "./found-people";

type TypedPeopleProps = { input: RefObject<HTMLInputElement> };

/** Shorter prefixes find nobody. */
const MIN_LENGTH = 2;

const isFoundAnswer = (value: unknown): value is PeopleSearchResponse => Array.isArray(fieldOf(value, "people"));

export function PeopleSuggestions({ input }: TypedPeopleProps) {
  const t = useText();
  const { locale } = useRootData();
  const text = useDebouncedText(input);
  const { answer, ask } = usePortalRequest(isFoundAnswer);
  const isAsked = text.length >= MIN_LENGTH;

  useEffect(() => {
    if (isAsked) void ask(paths.people(locale, text));
  }, [isAsked, text, locale, ask]);

  return (
    <div role="status">
      {isAsked && answer && answer.people.length > 0 && (
        <FoundPeople people={answer.people} title={t("friends.suggestions")} />
      )}
    </div>
  );
}
