import { useEffect } from "react";
import { isMotionAllowed } from "~/browser/motion-allowed";
import { useNearViewport } from "~/browser/use-near-viewport";

type BannerAnimationProps = { animation: string };

export function BannerAnimation({ animation }: BannerAnimationProps) {
  const [stage, isSeen] = useNearViewport<HTMLDivElement>();
  useEffect(() => {
    const container = stage.current;
    if (!container || !isSeen || !isMotionAllowed()) return undefined;
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
