export const BUTTON_CLASSES = {
  primary: "btn p",
  neutral: "btn",
  outline: "btn o",
  text: "btn t",
  inverse: "btn inv",
  danger: "btn e",
} as const;

export type ButtonVariant = keyof typeof BUTTON_CLASSES;
