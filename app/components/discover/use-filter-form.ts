import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, type ChangeEvent, type FormEvent, type RefObject } from "react";

type FilterForm = {
  form: RefObject<HTMLFormElement>;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Navigates on each change, without empty fields in the URL; fields reset when the list's URL changes. */
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

/** Shows the server's values: React does not update fields that the visitor may have changed. */
function resetFields(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = field.dataset["chosen"] ?? "";
  }
}

function clearOpposite(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement || !field.checked) return;
  for (const other of field.closest("[data-choice]")?.querySelectorAll("input") ?? []) {
    if (other !== field) other.checked = false;
  }
}
