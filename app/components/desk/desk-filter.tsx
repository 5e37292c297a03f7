import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";

type DeskFilterProps = {
  /** Of the search field. */
  id: string;
  /** What is filtered. */
  title: string;
  label: string;
  help?: string;
  search: string;
  href: string;
  /** Further fields. */
  children?: ReactNode;
};

/** The search above a list of the desk. */
export function DeskFilter({ id, title, label, help, search, href, children }: DeskFilterProps) {
  const t = useText();
  return (
    <Form role="search" aria-label={title} method="get" action={href} className="desk-filter">
      <FormField id={id} label={label} help={help}>
        {(field) => (
          <input {...field} key={search} className="text-input" type="search" name="search" defaultValue={search} />
        )}
      </FormField>
      {children}
      <Button type="submit" variant="outline">
        {t("desk.filter")}
      </Button>
    </Form>
  );
}
