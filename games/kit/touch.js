// @ts-check

/**
 * Elements with `data-action` inside `root` press that action while touched.
 * @param {HTMLElement} root
 * @param {Pick<import("./input.js").Input, "press" | "release">} input
 */
export const bindTouchButtons = (root, input) => {
  for (const button of root.querySelectorAll("[data-action]")) {
    if (!(button instanceof HTMLElement)) continue;
    const action = button.dataset["action"] ?? "";
    const release = () => {
      button.classList.remove("is-held");
      input.release(action);
    };
    button.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      button.setPointerCapture(event.pointerId);
      button.classList.add("is-held");
      input.press(action);
    });
    button.addEventListener("pointerup", release);
    button.addEventListener("pointercancel", release);
    button.addEventListener("contextmenu", (event) => event.preventDefault());
  }
};
