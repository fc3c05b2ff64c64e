import { tryStorage } from './storage.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const themeKey = 'theme';
const themeChange = 'theme-change';

/**
 * Runs in the head before the first paint, so that the other theme never flashes. `theme-color` is set too,
 * because its media queries only know the system's theme.
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
  tryStorage(() => {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  });
  dispatchEvent(new Event(themeChange));
}

export function subscribeToTheme(onChange: () => void) {
  addEventListener(themeChange, onChange);
  return () => removeEventListener(themeChange, onChange);
}
