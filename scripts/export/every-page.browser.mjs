/* Some in-app browsers refuse every change of the address, others many changes in a short time; the page goes on as it is. */
for (const how of ['pushState', 'replaceState'])
  history[how] = (...entry) => {
    try {
      History.prototype[how].apply(history, entry);
    } catch {
      // The address stays.
    }
  };

/**
 * Inlined at the start of every page. Next passes the path to `history.replaceState`, which rejects `//products` as
 * another host, and shows its error page. Hosts redirect such addresses (docs/deploy.md); this corrects them elsewhere,
 * before Next starts.
 */
if (location.pathname.includes('//'))
  history.replaceState(null, '', location.pathname.replace(/\/+/g, '/') + location.search + location.hash);

/* Repeated here: Chromium reads the rule before the stylesheet arrives, and throws an error if it appears later. */
if (document.adoptedStyleSheets) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition{navigation:auto}');
  document.adoptedStyleSheets = [sheet];
}

/* Aborted page transitions are no errors: the next page is shown anyway. */
for (const moment of ['pageswap', 'pagereveal']) {
  addEventListener(moment, ({ viewTransition }) => {
    for (const part of ['ready', 'finished', 'updateCallbackDone'])
      viewTransition?.[part].catch(() => undefined);
  });
}

/* `commandfor` for Safari before 26.2, so that the menu opens before scripts load, and without them. Chrome 92 does not
   give the focus back. */
if (!('command' in HTMLButtonElement.prototype))
  addEventListener('click', ({ target }) => {
    const button = target.closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor'));
    if (!dialog) return;
    if (button.getAttribute('command') === 'close') return dialog.close();
    if (dialog.open) return;
    dialog.showModal();
    const giveBack = () => {
      const { activeElement, body } = document;
      if (activeElement === body || dialog.contains(activeElement)) button.focus();
    };
    dialog.addEventListener('close', giveBack, { once: true });
  });
