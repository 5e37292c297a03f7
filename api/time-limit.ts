/** What never answers must not hold up what comes next: rejects with that message, while the work goes on. */
export async function withinTime<Value>(work: Promise<Value>, withinMs: number, message: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(message));
    }, withinMs);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}
