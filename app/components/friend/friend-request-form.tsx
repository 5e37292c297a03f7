import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { fieldOf } from "~/browser/portal-request";
import { usePortalRequest } from "~/browser/use-portal-request";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { requestPaths } from "~/request-paths";
import type { PeopleSearchResponse } from "~/view-models/found-people";
import type { FriendResult } from "~/view-models/friend-list";
import { useRootData } from "../frame/use-root-data";
import { FormField } from "../profile/form-field";
import { UsernameInput } from "../profile/username-input";
import { useDebouncedText } from "../search/use-debounced-text";
import { Button } from "../ui/button";
import { FoundPeople } from "./found-people";
import { FRIEND_ERROR_TEXTS } from "./friend-error-texts";

/** Shorter prefixes have no results. */
const MIN_LENGTH = 2;

const isPeopleSearchResponse = (value: unknown): value is PeopleSearchResponse =>
  Array.isArray(fieldOf(value, "people"));

type FriendRequestFormProps = {
  /** Response to a form sent without scripts. */
  result: FriendResult | undefined;
};

export function FriendRequestForm({ result }: FriendRequestFormProps) {
  const t = useText();
  const { locale } = useRootData();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const fetcher = useFetcher<FriendResult>();
  const isBusy = fetcher.state !== "idle";
  const refusal = isBusy ? undefined : (fetcher.data ?? result);

  useEffect(() => {
    // A successful request redirects to this page, without data.
    if (fetcher.state === "loading" && !fetcher.data) form.current?.reset();
    if (fetcher.state === "idle" && fetcher.data) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fetcher.state, fetcher.data]);

  return (
    <>
      <fetcher.Form
        aria-label={t("friends.ask")}
        method="post"
        action={paths.friends(locale)}
        className="friend-request"
        ref={form}
        preventScrollReset
      >
        <input type="hidden" name="intent" value="ask" />
        <FormField
          id="ask-username"
          label={t("friends.username")}
          problem={refusal && t(FRIEND_ERROR_TEXTS[refusal.error])}
        >
          {(field) => <UsernameInput {...field} name="username" inputRef={input} />}
        </FormField>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t("friends.ask")}
        </Button>
      </fetcher.Form>
      {refusal?.found && refusal.found.length > 0 ? (
        <FoundPeople people={refusal.found} title={t("friends.didYouMean")} />
      ) : (
        <PeopleSuggestions input={input} />
      )}
    </>
  );
}

type PeopleSuggestionsProps = { input: RefObject<HTMLInputElement> };

function PeopleSuggestions({ input }: PeopleSuggestionsProps) {
  const t = useText();
  const { locale } = useRootData();
  const text = useDebouncedText(input);
  const { data, load } = usePortalRequest(isPeopleSearchResponse);
  const isSearchable = text.length >= MIN_LENGTH;

  useEffect(() => {
    if (isSearchable) void load(requestPaths.people(locale, text));
  }, [isSearchable, text, locale, load]);

  return (
    <div role="status">
      {isSearchable && data && data.people.length > 0 && (
        <FoundPeople people={data.people} title={t("friends.suggestions")} />
      )}
    </div>
  );
}
