export const BUTTON_CLASSES = {
  primary: "button button--primary",
  neutral: "button",
  outline: "button button--outline",
  text: "button button--text",
  inverse: "button button--inverse",
  danger: "button button--danger",
} as const;

export type ButtonVariant = keyof typeof BUTTON_CLASSES;
