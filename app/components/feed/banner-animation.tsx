import { useEffect } from "react";
import { isMotionAllowed } from "~/browser/motion-allowed";
import { useNearViewport } from "~/browser/use-near-viewport";

type BannerAnimationProps = { animation: string };

export function BannerAnimation({ animation }: BannerAnimationProps) {
  const [stage, isNearViewport] = useNearViewport<HTMLDivElement>();
  useEffect(() => {
    const container = stage.current;
    if (!container || !isNearViewport || !isMotionAllowed()) return undefined;
    let stop: (() => void) | null = null;
    let isUnmounted = false;
    import("~/browser/lottie-stage.client").then(
      ({ playLottie }) => {
        if (!isUnmounted) stop = playLottie(container, animation);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [animation, isNearViewport, stage]);
  return <div className="lottie" ref={stage} />;
}
