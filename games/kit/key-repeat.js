// @ts-check

/**
 * Counts steps, so runs stay deterministic.
 * @param {number} afterSteps until the first repetition
 * @param {number} everySteps between repetitions
 */
export const createKeyRepeat = (afterSteps, everySteps) => {
  let heldSteps = 0;
  /**
   * Call once a step.
   * @param {boolean} isHeld
   * @param {boolean} [isNewPress] since the last step, even if released at once
   * @returns {boolean} whether the key acts in this step
   */
  return (isHeld, isNewPress = false) => {
    if (isNewPress) heldSteps = 0;
    else if (!isHeld) {
      heldSteps = 0;
      return false;
    }
    const steps = heldSteps++;
    return steps === 0 || (steps >= afterSteps && (steps - afterSteps) % everySteps === 0);
  };
};
