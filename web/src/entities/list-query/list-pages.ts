/** First, last and those around the one shown; `undefined` where some are left out. */
export function listPages(page: number, pageCount: number): (number | undefined)[] {
  const near = page <= 2 ? [2, 3] : page >= pageCount - 1 ? [pageCount - 2, pageCount - 1] : [];
  const shown = [...new Set([1, page - 1, page, page + 1, ...near, pageCount])]
    .filter((each) => each >= 1 && each <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const left = each - (shown[index - 1] ?? 0) - 1;
    if (left === 0) return [each];
    return [left === 1 ? each - 1 : undefined, each];
  });
}
