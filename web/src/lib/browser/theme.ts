export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const themeKey = 'theme';
const themeChange = 'theme-change';

/**
 * Runs in the head before the first paint, so that a chosen theme never flashes the other one.
 * `theme-color` follows: its media queries know the system's theme only.
 */
export const themeScript = `
try {
  var theme = localStorage.getItem('${themeKey}');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    for (var meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.media = meta.dataset.scheme === theme ? 'all' : 'not all';
    }
  }
} catch (error) {}
`;

/** The colour of the header (`--surface`), which browsers continue into their own bar. */
export const themeColors = { light: '#FFFFFF', dark: '#1F1C19' } as const;

export function readTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function setTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const scheme of ['light', 'dark']) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][data-scheme="${scheme}"]`);
    if (meta)
      meta.media =
        theme === scheme ? 'all' : theme === 'system' ? `(prefers-color-scheme: ${scheme})` : 'not all';
  }
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  dispatchEvent(new Event(themeChange));
}

export function subscribeToTheme(onChange: () => void) {
  addEventListener(themeChange, onChange);
  return () => removeEventListener(themeChange, onChange);
}
