import lottie from "lottie-web/build/player/lottie_light.js";
import type { LottieFile } from "~contract/entities/attribute-values";

/** Plays an animation in a loop inside the container, and pauses while it is out of sight; answers with the way to end it. */
export function playLottie(container: Element, animation: LottieFile): () => void {
  // The player writes into what it is given.
  const player = lottie.loadAnimation({
    ...{ container, renderer: "svg" as const, loop: true, autoplay: false },
    animationData: structuredClone(animation),
    rendererSettings: { preserveAspectRatio: "xMidYMid slice", progressiveLoad: true },
  });
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) player.play();
    else player.pause();
  });
  observer.observe(container);
  return () => {
    observer.disconnect();
    player.destroy();
  };
}
