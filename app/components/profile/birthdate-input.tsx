import type { ComponentProps } from "react";

type BirthdateInputProps = Omit<ComponentProps<"input">, "type" | "name"> & { today: string };

/** The API accepts dates from 1900 to today. */
export function BirthdateInput({ today, ...field }: BirthdateInputProps) {
  return (
    <input
      {...field}
      className="text-input"
      type="date"
      name="birthdate"
      min="1900-01-01"
      max={today}
      autoComplete="bday"
    />
  );
}
