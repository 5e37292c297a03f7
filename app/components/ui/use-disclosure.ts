import { useEffect, useRef } from "react";

/** Closes a details element like a popover; without scripts it stays plain. */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFrom = ({ target }: Event) => {
      const element = details.current;
      if (!element?.open || !(target instanceof Element)) return;
      const isInside = element.contains(target);
      if (!isInside || target.closest("a")) element.open = false;
    };
    const closeOnFocusElsewhere = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) closeFrom(event);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    document.addEventListener("click", closeFrom);
    document.addEventListener("focusin", closeOnFocusElsewhere);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", closeFrom);
      document.removeEventListener("focusin", closeOnFocusElsewhere);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

  return details;
}
