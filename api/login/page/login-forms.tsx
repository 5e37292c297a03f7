/** @jsxImportSource hono/jsx */
import { GuestForm } from "./guest-form";
import { LogInForm } from "./log-in-form";
import type { LoginFormProps } from "./login-form-props";
import { SignUpForm } from "./sign-up-form";

export function LoginForms(props: LoginFormProps) {
  const Form = props.visit.form === "sign-up" ? SignUpForm : LogInForm;
  return (
    <>
      <Form {...props} />
      <GuestForm visit={props.visit} />
    </>
  );
}
