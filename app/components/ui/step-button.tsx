import { Icon } from "./icon";

type StepButtonProps = { direction: "back" | "on"; label: string; disabled?: boolean; onClick: () => void };

export function StepButton({ direction, label, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      data-steps=""
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={direction === "back" ? "chevron-left" : "chevron-right"} />
    </button>
  );
}
