import lottie from "lottie-web/build/player/lottie_light.js";

export function playLottie(container: Element, animation: string): () => void {
  const animationData: unknown = JSON.parse(animation);
  const player = lottie.loadAnimation({
    ...{ container, renderer: "svg" as const, loop: true, autoplay: false },
    animationData,
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
