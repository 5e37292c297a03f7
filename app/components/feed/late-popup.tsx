import { useEffect } from "react";
import { useLazyPart } from "../ui/use-lazy-part";
import type { PopupProps } from "./popup";

const loadPopup = () => import("./popup").then(({ Popup }) => Popup);

/** A popup has its time long after the page is usable, and so has its code; the server draws nothing of it. */
export function LatePopup({ section }: PopupProps) {
  const [Popup, ask] = useLazyPart(loadPopup);
  useEffect(ask, [ask]);
  return Popup && <Popup section={section} />;
}
