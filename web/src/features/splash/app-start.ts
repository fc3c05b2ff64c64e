/** The splash is shown with the first document of a visit in a tab only (DESIGN §3.12). Runs in the head. */
export const appStartScript = `
try {
  if (sessionStorage.getItem('started')) document.documentElement.dataset.started = '';
  sessionStorage.setItem('started', 'true');
} catch (error) {}
`;

export function isStarted(): boolean {
  return document.documentElement.dataset.started !== undefined;
}

export function readPaintedMs(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? Math.max(0, performance.now() - paint.startTime) : 0;
}
