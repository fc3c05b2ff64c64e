/**
 * A modal dialog covers everything outside the top layer and makes inert everything outside itself. While it
 * shows toasts, the host is moved into the open dialog and shown as a popover.
 */
export function stayInTopLayer(host: HTMLElement) {
  host.popover = 'manual';
  const observer = new MutationObserver(() => {
    if (host.parentElement !== findTopDialogOrBody() || !host.isConnected) moveToTop();
  });

  function moveToTop() {
    const parent = findTopDialogOrBody();
    if (host.parentElement !== parent) parent.append(host);
    // The top layer is in order of opening. Hiding the host would take the focus from it.
    if (!host.contains(document.activeElement)) host.hidePopover();
    if (!host.matches(':popover-open')) host.showPopover();
  }

  return {
    show() {
      moveToTop();
      observer.observe(document.documentElement, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['open'],
      });
    },
    hide() {
      observer.disconnect();
      host.hidePopover();
      document.body.append(host);
    },
  };
}

function findTopDialogOrBody() {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body;
}
