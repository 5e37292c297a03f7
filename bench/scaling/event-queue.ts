type Event = { at: number; run: () => void };

/** A binary min-heap by time. */
export class EventQueue {
  private readonly heap: Event[] = [];

  add(at: number, run: () => void): void {
    this.heap.push({ at, run });
    for (let child = this.heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (this.timeOf(parent) <= this.timeOf(child)) return;
      this.swap(parent, child);
      child = parent;
    }
  }

  next(): Event | undefined {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (!first || !last || this.heap.length === 0) return first;
    this.heap[0] = last;
    for (let parent = 0; ;) {
      const left = 2 * parent + 1;
      const child = this.timeOf(left + 1) < this.timeOf(left) ? left + 1 : left;
      if (this.timeOf(child) >= this.timeOf(parent)) return first;
      this.swap(parent, child);
      parent = child;
    }
  }

  private timeOf(index: number): number {
    return this.heap[index]?.at ?? Infinity;
  }

  private swap(one: number, other: number): void {
    const [first, second] = [this.heap[one], this.heap[other]];
    if (!first || !second) return;
    this.heap[one] = second;
    this.heap[other] = first;
  }
}
