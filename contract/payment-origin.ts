/** Local servers that stand in for payment providers in tests. */
const LOCAL_HOST = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Whether an origin may handle payments: https or local only. */
export function isPaymentOrigin(origin: string): boolean {
  return origin.startsWith("https://") || LOCAL_HOST.test(origin);
}
