import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, type ChangeEvent, type FormEvent, type RefObject } from "react";

type FilterForm = {
  form: RefObject<HTMLFormElement>;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Sends a form of filters whenever one of them changes, as a navigation that leaves empty fields out of the address; the
 * focus and the place on the page stay. When another list is shown, as by the back button, the fields follow it.
 */
export function useFilterForm({ address, action }: { address: string; action: string }): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (form.current) resetFields(form.current);
  }, [address]);

  const send = () => {
    if (!form.current) return;
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === "string" && value.trim() !== "") search.append(name, value.trim());
    }
    navigate(search.size > 0 ? `${action}?${search.toString()}` : action, { preventScrollReset: true });
  };
  return {
    form,
    onChange: ({ currentTarget }) => {
      clearOpposite(currentTarget);
      send();
    },
    onSubmit: (event) => {
      event.preventDefault();
      send();
    },
  };
}

/** Shows what the server has said: React leaves fields alone that a visitor may have changed. */
function resetFields(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = field.dataset["chosen"] ?? "";
  }
}

/** A tag is wanted, unwanted or neither. */
function clearOpposite(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement || !field.checked) return;
  for (const other of field.closest("[data-choice]")?.querySelectorAll("input") ?? []) {
    if (other !== field) other.checked = false;
  }
}
