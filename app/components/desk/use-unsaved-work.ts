import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { useText } from "~/i18n/use-text";

type Values = ReadonlyMap<string, string>;

/** How many fields of a form have changed since it was shown; null without scripts. */
export function useChangedFields(formId: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    // Not what it holds now: somebody may have typed before the scripts came.
    const shown = shownValuesOf(form);
    const compare = () => setCount(countChanges(shown, valuesOf(form)));
    compare();
    form.addEventListener("input", compare);
    form.addEventListener("change", compare);
    return () => {
      form.removeEventListener("input", compare);
      form.removeEventListener("change", compare);
    };
  }, [formId]);
  return count;
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return new Map([...data.keys()].map((name) => [name, joined(data.getAll(name).map(String))]));
}

function shownValuesOf(form: HTMLFormElement): Values {
  const values = new Map<string, string[]>();
  for (const field of form.elements) {
    const name = field.getAttribute("name");
    if (name && !field.matches(":disabled")) values.set(name, [...(values.get(name) ?? []), ...shownValues(field)]);
  }
  return new Map([...values].map(([name, texts]) => [name, joined(texts)]));
}

function shownValues(field: Element): string[] {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].filter(({ defaultSelected }) => defaultSelected);
    const shown = chosen.length > 0 || field.multiple ? chosen : [...field.options].slice(0, 1);
    return shown.map(({ value }) => value);
  }
  if (field instanceof HTMLTextAreaElement) return [field.defaultValue];
  if (!(field instanceof HTMLInputElement)) return [];
  if (field.type !== "checkbox" && field.type !== "radio") return [field.defaultValue];
  return field.defaultChecked ? [field.value] : [];
}

/** Browsers send lines with CRLF. */
const joined = (texts: readonly string[]) => texts.join("\n").replaceAll("\r\n", "\n");

function countChanges(before: Values, after: Values): number {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => (before.get(name) ?? "") !== (after.get(name) ?? "")).length;
}

type UnsavedForm = {
  formId: string;
  /** Another query of the page's address shows another form. */
  isOfQuery: boolean;
  isUnsaved: boolean;
};

/** Asks before a link, a reload or another form of the page takes away what is not saved. */
export function useLeaveWarning({ formId, isOfQuery, isUnsaved }: UnsavedForm): void {
  const t = useText();
  const mayLeave = useCallback(() => window.confirm(t("desk.unsavedLeave")), [t]);
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => isUnsaved && event.preventDefault(), [isUnsaved]));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (nextLocation.pathname !== currentLocation.pathname ||
        (isOfQuery && nextLocation.search !== currentLocation.search)) &&
      !mayLeave(),
  );
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isUnsaved) return;
    const stop = (event: Event) => {
      if ((event.type === "submit" && !isOtherForm(event.target, formId)) || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("submit", stop, true);
    document.addEventListener(CHANGE_EVENT, stop);
    return () => {
      document.removeEventListener("submit", stop, true);
      document.removeEventListener(CHANGE_EVENT, stop);
    };
  }, [isUnsaved, formId, mayLeave]);
}

const CHANGE_EVENT = "desk:change";

/** For changes of the page that no form submits: asks what a form would ask. */
export function mayChangePage(): boolean {
  return document.dispatchEvent(new Event(CHANGE_EVENT, { cancelable: true }));
}

/** That changes something on this page; forms that lead elsewhere are navigations. */
function isOtherForm(form: EventTarget | null, formId: string): boolean {
  if (!(form instanceof HTMLFormElement) || form.id === formId || form.method !== "post") return false;
  return new URL(form.getAttribute("action") ?? "", location.href).pathname === location.pathname;
}
