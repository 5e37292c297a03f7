/** Origins of servers on this machine, which tests put in the providers' place. */
const OWN_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Whether an origin may take buyers' money: by https, or without leaving the machine. */
export function isPaymentOrigin(origin: string): boolean {
  return origin.startsWith("https://") || OWN_MACHINE.test(origin);
}
