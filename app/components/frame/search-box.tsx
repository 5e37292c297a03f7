import { Form, Link } from "@remix-run/react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";
import { useLazyModule } from "../ui/use-lazy-module";
import { useCurrentPath } from "./use-current-path";
import { useRootData } from "./use-root-data";

const TYPING = "input, textarea, select, [contenteditable]";

const loadSuggestions = () => import("../search/search-suggestions");

/** The search of the top bar: a field that grows, on narrow screens an icon and an overlay; without scripts a form. */
export function SearchBox() {
  const t = useText();
  const { locale } = useRootData();
  const [code, loadCode] = useLazyModule(loadSuggestions);
  const { input, opener, isActive, setIsActive, begin, open, close } = useSearchFocus(loadCode);

  return (
    <>
      <Form
        className={isActive ? "search-box search-box--open" : "search-box"}
        role="search"
        action={paths.search(locale)}
        onFocus={begin}
        onInput={begin}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsActive(false);
        }}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === "Escape") close();
        }}
      >
        <button className="icon-button" type="button" aria-label={t("topBar.searchClose")} onClick={close}>
          <Icon name="chevron-left" />
        </button>
        <SearchField input={input} />
        {isActive && code && <code.SearchSuggestions input={input} onClickOutside={() => setIsActive(false)} />}
      </Form>
      <Link
        ref={opener}
        className="icon-button mobile-menu-toggle"
        to={paths.search(locale)}
        aria-label={t("topBar.searchOpen")}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          open();
        }}
      >
        <Icon name="search" />
      </Link>
    </>
  );
}

function SearchField({ input }: { input: RefObject<HTMLInputElement> }) {
  const t = useText();
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="search"
        aria-label={t("topBar.search")}
        placeholder={t("topBar.search")}
        autoComplete="off"
      />
      <input type="hidden" name="page" value="0" />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}

/** Opens and closes the search; another page closes it, and on wide screens empties the field. */
function useSearchFocus(onBegin: () => void) {
  const currentPath = useCurrentPath();
  const lastPath = useRef(currentPath);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const [isActive, setIsActive] = useState(false);

  const begin = () => {
    setIsActive(true);
    onBegin();
  };
  const open = () => {
    // On narrow screens the field must be rendered before it can take the focus.
    flushSync(begin);
    input.current?.focus();
  };
  const close = () => {
    setIsActive(false);
    opener.current?.focus();
  };
  useSlashKey(open);

  useEffect(() => {
    if (lastPath.current === currentPath) return;
    lastPath.current = currentPath;
    setIsActive(false);
    if (input.current && opener.current?.offsetParent === null) input.current.value = "";
  }, [currentPath]);

  return { input, opener, isActive, setIsActive, begin, open, close };
}

function useSlashKey(start: () => void): void {
  const latestStart = useRef(start);

  useEffect(() => {
    latestStart.current = start;
  });

  useEffect(() => {
    const listen = (event: DocumentEventMap["keydown"]) => {
      const isTyped = event.target instanceof Element && event.target.closest(TYPING);
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
      event.preventDefault();
      latestStart.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
