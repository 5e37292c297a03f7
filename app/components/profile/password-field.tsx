import { FormField } from "./form-field";

type PasswordFieldProps = {
  name: string;
  label: string;
  help?: string | undefined;
  problem: string | undefined;
  autoComplete: "current-password" | "new-password";
};

export function PasswordField({ name, label, help, problem, autoComplete }: PasswordFieldProps) {
  return (
    <FormField id={name} label={label} help={help} problem={problem}>
      {(field) => (
        <input {...field} className="text-input" type="password" name={name} autoComplete={autoComplete} required />
      )}
    </FormField>
  );
}
