import { Fragment, type ReactElement } from "react";
import { isPlaceholder, optionMark } from "~/rules/placeholder";

type OwnChoiceProps = {
  value: string | null;
  /** What the value may be, in the order of the server's own values. */
  options?: readonly (string | null)[];
  /** Renders an element or nothing: React would separate texts. */
  children: (value: string | null) => ReactElement | "" | null;
};

/** Markup that depends on a value of the player. A page template has it for each option. */
export function OwnChoice({ value, options = [null, value], children }: OwnChoiceProps) {
  if (!isPlaceholder(value)) return children(value);
  return (
    <>
      {options.map((option, index) => (
        <Fragment key={index}>
          {optionMark(value, index)}
          {children(option)}
        </Fragment>
      ))}
      {optionMark(value, "end")}
    </>
  );
}
