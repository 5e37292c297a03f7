import type { ButtonHTMLAttributes, ReactNode } from "react";
import { BUTTON_CLASSES, type ButtonVariant } from "./button-classes";

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & {
  variant?: ButtonVariant;
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
};

/** Busy is not `disabled`, so that the button keeps its focus. */
export function Button({ variant = "neutral", isBusy = false, className = "", type, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={`${BUTTON_CLASSES[variant]} ${className}`.trim()}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      {children}
    </button>
  );
}
