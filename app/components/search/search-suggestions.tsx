import { useEffect, useMemo, useRef, type RefObject } from "react";
import { fieldOf } from "~/browser/portal-request";
import { usePortalRequest } from "~/browser/use-portal-request";
import { paths } from "~/paths";
import type { SuggestionsResponse } from "~/view-models/suggestions";
import { useRootData } from "../frame/use-root-data";
import { RecentSearches } from "./recent-searches";
import { Suggestion } from "./suggestion";
import { optionId, useCombobox } from "./use-combobox";
import { useDebouncedText } from "./use-debounced-text";

export type SearchSuggestionsProps = {
  input: RefObject<HTMLInputElement>;
  /** Called on a click outside, which focuses nothing. */
  onLeave: () => void;
};

const LIST_ID = "suggestions";

const isSuggestionsAnswer = (value: unknown): value is SuggestionsResponse => Array.isArray(fieldOf(value, "rows"));

export function SearchSuggestions({ input, onLeave }: SearchSuggestionsProps) {
  const { locale } = useRootData();
  const text = useDebouncedText(input);
  const { answer, ask } = usePortalRequest(isSuggestionsAnswer);
  const shown = text === "" ? null : answer;
  const all = useMemo(() => (shown ? [...shown.rows, ...shown.chips] : []), [shown]);
  const active = useCombobox({ input, listId: LIST_ID, options: all });
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (text !== "") void ask(paths.suggestions(locale, text));
  }, [text, locale, ask]);

  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.closest("form")?.contains(target)) onLeave();
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [onLeave]);

  const optionAt = (index: number) => {
    const suggestion = all[index];
    if (!shown || !suggestion) return null;
    const id = optionId(LIST_ID, index);
    const isChip = index >= shown.rows.length;
    return <Suggestion key={suggestion.id} {...{ id, suggestion, isChip }} isActive={index === active} />;
  };
  return (
    <div className="suggestions" ref={list}>
      <p className="visually-hidden" role="status">
        {shown?.status}
      </p>
      {text === "" && <RecentSearches />}
      {shown && all.length > 0 && (
        <div role="listbox" id={LIST_ID} aria-label={shown.label}>
          {all.map((_, index) => optionAt(index))}
        </div>
      )}
    </div>
  );
}
