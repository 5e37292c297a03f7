import { useEffect } from "react";
import { isMotionWanted } from "~/browser/motion-wanted";
import { useSeen } from "~/browser/use-seen";

type BannerAnimationProps = { animation: string };

export function BannerAnimation({ animation }: BannerAnimationProps) {
  const [stage, isSeen] = useSeen<HTMLDivElement>();
  useEffect(() => {
    const container = stage.current;
    if (!container || !isSeen || !isMotionWanted()) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    import("~/browser/lottie-stage.client").then(
      ({ playLottie }) => {
        if (!isGone) stop = playLottie(container, animation);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [animation, isSeen, stage]);
  return <div className="lottie" ref={stage} />;
}
