import { Link } from "@remix-run/react";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { fieldOf } from "~/browser/portal-request";
import { usePortalRequest } from "~/browser/use-portal-request";
import { paths } from "~/paths";
import type { SuggestionsResponse, SuggestionView } from "~/view-models/suggestions";
import { useRootData } from "../frame/use-root-data";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { RecentSearches } from "./recent-searches";
import { useDebouncedText } from "./use-debounced-text";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const optionId = (listId: string, index: number) => `${listId}-${String(index)}`;

export type SearchSuggestionsProps = {
  input: RefObject<HTMLInputElement>;
  /** Called on a click outside, which focuses nothing. */
  onClickOutside: () => void;
};

const LIST_ID = "suggestions";

const isSuggestionsResponse = (value: unknown): value is SuggestionsResponse => Array.isArray(fieldOf(value, "rows"));

export function SearchSuggestions({ input, onClickOutside }: SearchSuggestionsProps) {
  const { locale } = useRootData();
  const text = useDebouncedText(input);
  const { data, load } = usePortalRequest(isSuggestionsResponse);
  const suggestions = text === "" ? null : data;
  const all = useMemo(() => (suggestions ? [...suggestions.rows, ...suggestions.chips] : []), [suggestions]);
  const active = useCombobox({ input, listId: LIST_ID, options: all });
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (text !== "") void load(paths.suggestions(locale, text));
  }, [text, locale, load]);

  useEffect(() => {
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.closest("form")?.contains(target)) onClickOutside();
    };
    document.addEventListener("pointerdown", handlePointerDown);
    return () => document.removeEventListener("pointerdown", handlePointerDown);
  }, [onClickOutside]);

  const optionAt = (index: number) => {
    const suggestion = all[index];
    if (!suggestions || !suggestion) return null;
    const id = optionId(LIST_ID, index);
    const isChip = index >= suggestions.rows.length;
    return <Suggestion key={suggestion.id} {...{ id, suggestion, isChip }} isActive={index === active} />;
  };
  return (
    <div className="suggestions" ref={list}>
      <p className="visually-hidden" role="status">
        {suggestions?.status}
      </p>
      {text === "" && <RecentSearches />}
      {suggestions && all.length > 0 && (
        <div role="listbox" id={LIST_ID} aria-label={suggestions.label}>
          {all.map((_, index) => optionAt(index))}
        </div>
      )}
    </div>
  );
}

type SuggestionProps = { id: string; suggestion: SuggestionView; isActive: boolean; isChip: boolean };

/** Not focusable: the field's arrow keys select it. */
function Suggestion({ id, suggestion, isActive, isChip }: SuggestionProps) {
  const { title, href, kind, picture } = suggestion;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={`${title}, ${kind}`}
      tabIndex={-1}
      className={isChip ? "chip" : "suggestion"}
      to={href}
    >
      {!isChip && (
        <span className="cover">{picture ? <Picture picture={picture} sizes="96px" /> : <Icon name="users" />}</span>
      )}
      <span className="fill-space">
        <b>{title}</b>
        {!isChip && <small>{kind}</small>}
      </span>
    </Link>
  );
}

type Combobox = {
  input: RefObject<HTMLInputElement>;
  listId: string;
  /** A new array resets the selection. */
  options: readonly unknown[];
};

/** Combobox over a list of links; the focus stays in the field. Returns the selected index, -1 for none. */
function useCombobox({ input, listId, options }: Combobox): number {
  const [chosen, setChosen] = useState({ options, index: -1 });
  const active = chosen.options === options ? chosen.index : -1;
  const count = options.length;

  // Before paint: a screen reader must not find options under a field that is still collapsed.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(count > 0),
      "aria-controls": listId,
      "aria-activedescendant": active < 0 ? "" : optionId(listId, active),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const listen = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step !== undefined && count > 0) {
        event.preventDefault();
        // Cycles through one more place than options: it selects none.
        setChosen({ options, index: ((active + 1 + step + count + 1) % (count + 1)) - 1 });
      } else if (event.key === "Enter" && active >= 0) {
        event.preventDefault();
        document.getElementById(optionId(listId, active))?.click();
      }
    };
    field.addEventListener("keydown", listen);
    return () => {
      field.removeEventListener("keydown", listen);
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [input, listId, options, count, active]);

  return active;
}
