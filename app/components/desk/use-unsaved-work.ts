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
    const shown = valuesOf(form);
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
  return new Map([...data.keys()].map((name) => [name, data.getAll(name).map(String).join("\n")]));
}

function countChanges(before: Values, after: Values): number {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => (before.get(name) ?? "") !== (after.get(name) ?? "")).length;
}

/** Asks before a link, a reload or another form of the page takes away what is not saved. */
export function useLeaveWarning(formId: string, isUnsaved: boolean): void {
  const t = useText();
  const mayLeave = useCallback(() => window.confirm(t("desk.unsavedLeave")), [t]);
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => isUnsaved && event.preventDefault(), [isUnsaved]));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && nextLocation.pathname !== currentLocation.pathname && !mayLeave(),
  );
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isUnsaved) return;
    const stop = (event: SubmitEvent) => {
      if (!isOtherForm(event.target, formId) || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("submit", stop, true);
    return () => document.removeEventListener("submit", stop, true);
  }, [isUnsaved, formId, mayLeave]);
}

/** That changes something on this page; forms that lead elsewhere are navigations. */
function isOtherForm(form: EventTarget | null, formId: string): boolean {
  if (!(form instanceof HTMLFormElement) || form.id === formId || form.method !== "post") return false;
  return new URL(form.getAttribute("action") ?? "", location.href).pathname === location.pathname;
}
