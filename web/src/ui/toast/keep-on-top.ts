/**
 * A modal dialog covers all that is not in the top layer and makes inert all that is not inside it: while it
 * has something to show, the host stays in the dialog that is open, as a popover shown after it.
 */
export function keepOnTop(host: HTMLElement) {
  host.popover = 'manual';
  const observer = new MutationObserver(() => {
    if (host.parentElement !== findHome() || !host.isConnected) raise();
  });

  function raise() {
    const home = findHome();
    if (host.parentElement !== home) home.append(host);
    // The top layer is in order of showing. What has the focus would lose it.
    if (!host.contains(document.activeElement)) host.hidePopover();
    if (!host.matches(':popover-open')) host.showPopover();
  }

  return {
    raise() {
      raise();
      observer.observe(document.documentElement, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['open'],
      });
    },
    rest() {
      observer.disconnect();
      host.hidePopover();
      document.body.append(host);
    },
  };
}

function findHome() {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body;
}
