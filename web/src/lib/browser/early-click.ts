import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Runs in the head. Keeps a click or submit that comes before hydration, on a link or form with `data-keeps-click`:
 * `useEarlyClick` repeats it after hydration. Submit buttons are rendered disabled, so that a browser without scripts
 * cannot submit; this script enables them. If the scripts cannot load (the error then names a « module »), the page
 * becomes what it is without scripts.
 */
export const earlyClickScript = `
(function () {
  ['click', 'submit'].forEach(function (type) {
    addEventListener(type, function (event) {
      var clicked = event.target.closest((type === 'click' ? 'a' : 'form') + '[data-keeps-click]');
      if (!clicked || event.defaultPrevented || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      clicked.setAttribute('aria-busy', 'true');
    });
  });
  addEventListener('input', function (event) {
    var changed = event.target.closest('form[data-keeps-click]');
    if (changed) changed.removeAttribute('aria-busy');
  });
  addEventListener('DOMContentLoaded', function () {
    setDisabled(false);
  });
  addEventListener('error', function (event) {
    if (event.target.type === 'module') giveUp();
  }, true);
  addEventListener('unhandledrejection', function (event) {
    if (/module/.test(event.reason)) giveUp();
  });
  function giveUp() {
    if (document.documentElement.dataset.hydrated !== undefined) return;
    setDisabled(true);
    document.querySelectorAll('noscript').forEach(function (element) {
      element.outerHTML = element.textContent;
    });
    document.querySelectorAll('[data-keeps-click]').forEach(function (element) {
      if (element.href && element.hasAttribute('aria-busy')) location.assign(element.href);
      delete element.dataset.keepsClick;
      element.removeAttribute('aria-busy');
    });
  }
  function setDisabled(isDisabled) {
    document.querySelectorAll('form[data-keeps-click] [type=submit]').forEach(function (button) {
      button.disabled = isDisabled;
    });
  }
})();
`;

export function useEarlyClick(element: RefObject<HTMLElement | null>, onClick: () => void) {
  const repeat = useEffectEvent(onClick);
  useEffect(() => {
    const clicked = element.current;
    if (!clicked) return;
    const isWaiting = clicked.hasAttribute('aria-busy');
    delete clicked.dataset.keepsClick;
    clicked.removeAttribute('aria-busy');
    if (isWaiting) repeat();
  }, [element]);
}
