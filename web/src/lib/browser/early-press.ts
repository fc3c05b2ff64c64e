import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Runs in the head. A press on a link or form with `data-keeps-press` before its hydration waits for it: `useEarlyPress`.
 * Submit buttons are rendered disabled, so that a browser without scripts cannot submit; this script enables them.
 */
export const earlyPressScript = `
(function () {
  ['click', 'submit'].forEach(function (type) {
    addEventListener(type, function (event) {
      var pressed = event.target.closest((type === 'click' ? 'a' : 'form') + '[data-keeps-press]');
      if (!pressed || event.defaultPrevented || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      pressed.dataset.isPressed = '';
    });
  });
  addEventListener('input', function (event) {
    var changed = event.target.closest('form[data-is-pressed]');
    if (changed) delete changed.dataset.isPressed;
  });
  addEventListener('DOMContentLoaded', function () {
    setDisabled(false);
  });
  addEventListener('error', function (event) {
    if (event.target.type !== 'module') return;
    setDisabled(true);
    document.querySelectorAll('a[data-keeps-press]').forEach(function (link) {
      delete link.dataset.keepsPress;
      if (link.dataset.isPressed !== undefined) location.assign(link.href);
    });
  }, true);
  function setDisabled(isDisabled) {
    document.querySelectorAll('form[data-keeps-press] [type=submit]').forEach(function (button) {
      button.disabled = isDisabled;
    });
  }
})();
`;

export function useEarlyPress(element: RefObject<HTMLElement | null>, onPress: () => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const dataset = element.current?.dataset;
    if (!dataset) return;
    const isPressed = dataset.isPressed !== undefined;
    delete dataset.keepsPress;
    delete dataset.isPressed;
    if (isPressed) press();
  }, [element]);
}
