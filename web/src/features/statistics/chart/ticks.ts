const niceSteps = [1, 2, 3, 4, 5, 6, 8, 10];

/** Round values from 0 to at least `max`, in `count` equal steps. */
export function chooseValueTicks(max: number, count: number): number[] {
  const leastStep = Math.max(1, max / count);
  const magnitude = 10 ** Math.floor(Math.log10(leastStep));
  const step = magnitude * (niceSteps.find((nice) => nice * magnitude >= leastStep) ?? 10);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Evenly spaced, from the first day on, so that no more than `maxLabels` are written. */
export function chooseDayTicks(days: readonly string[], maxLabels: number): string[] {
  const step = Math.ceil(days.length / Math.max(1, maxLabels));
  return days.filter((_, index) => index % step === 0);
}
