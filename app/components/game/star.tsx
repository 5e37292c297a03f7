import { Icon } from "../ui/icon";

type StarProps = { light: "full" | "half" | "none" };

export function Star({ light }: StarProps) {
  if (light !== "half") return <Icon name="star" size="small" className={light === "full" ? "star--lit" : ""} />;
  return (
    <span className="star--half">
      <Icon name="star" size="small" />
      <Icon name="star" size="small" className="star--lit" />
    </span>
  );
}
