/** A server that never answers must not hold up what comes next. */
export async function sendInTime(sending: Promise<void>, withinMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error("The mail server took too long"));
    }, withinMs);
  });
  await Promise.race([sending, late]).finally(() => {
    clearTimeout(timer);
  });
}
