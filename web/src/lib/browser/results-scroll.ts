/** SPEC §2 and §9: `scroll=true` leads to the results, once the page has had time to settle. */
export const resultsId = 'results';
const delayMs = { newPath: 800, samePath: 400 };
const offsetPx = { wide: 30, narrow: 15 };
const narrowBelowPx = 768;

export function wantsResults(search: string) {
  return new URLSearchParams(search).get('scroll') === 'true';
}

/** Returns what gives it up. */
export function scheduleResultsScroll({ hasNewPath }: { hasNewPath: boolean }): () => void {
  const timer = setTimeout(scrollToResults, hasNewPath ? delayMs.newPath : delayMs.samePath);
  return () => clearTimeout(timer);
}

function scrollToResults() {
  const results = document.getElementById(resultsId);
  if (!results) return;
  const offset = innerWidth < narrowBelowPx ? offsetPx.narrow : offsetPx.wide;
  scrollTo({
    top: results.getBoundingClientRect().top + scrollY - offset,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
