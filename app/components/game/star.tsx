import { Icon } from "../ui/icon";

type StarProps = { light: "full" | "half" | "none" };

export function Star({ light }: StarProps) {
  if (light !== "half") return <Icon name="star" size="small" className={light === "full" ? "on" : ""} />;
  return (
    <span className="half">
      <Icon name="star" size="small" />
      <Icon name="star" size="small" className="on" />
    </span>
  );
}
