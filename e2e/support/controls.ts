import type { JSHandle, Page } from '@playwright/test';

/** What has been done: how often each control was used, and how many controls of a look. */
type Done = { readonly steps: WeakMap<Element, number>; readonly alike: Map<string, number> };

/** Of controls that look the same, such as the photos of a gallery, so many are used. */
const ALIKE = 6;

/**
 * Uses the visible controls of a page, each once: buttons, tabs, pictures that open, fields, choices, disclosures. In an
 * open dialog it uses those of the dialog, then closes it. `peek` returns the next step; `take` takes it, or the one that
 * is named, and returns what it did. Both return undefined after the last one, and `take` if the page does not offer it.
 * @param leaving - names of controls that it leaves out
 * @param vague - parts of names that differ between two visits
 */
export async function controlsOf(page: Page, leaving = /(?!)/, vague = /(?!)/g) {
  const done: JSHandle<Done> = await page.evaluateHandle(() => ({ steps: new WeakMap(), alike: new Map() }));
  const next = (order: Order) => page.evaluate(useNext, [done, ALIKE, leaving, vague, order] as const);
  return { peek: () => next({ isPeek: true }), take: (named?: string) => next({ named }) };
}

type Order = { readonly named?: string | undefined; readonly isPeek?: true };

/** Runs in the browser, so it uses nothing from around it. */
function useNext([done, most, leaving, vague, { named, isPeek }]: readonly [
  Done,
  number,
  RegExp,
  RegExp,
  Order,
]) {
  const CLOSED = 'the dialog is closed';
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  const isClose = (control: Element) => control.matches('[command=close]');
  const controls = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>(
      'button, summary, select, textarea, input:not([type=hidden], [type=file]), [role=tab], a[role=button], a[href^="/images"]',
    ),
  ]
    .filter((control) => control.checkVisibility() && !control.matches(':disabled, [inert] *'))
    .sort((one, other) => Number(isClose(one)) - Number(isClose(other)));

  /** The steps of a control. A field is emptied first, and valid last. */
  const stepsOf = (control: HTMLElement): readonly string[] => {
    if (control instanceof HTMLSelectElement)
      return [control.options[control.options.length - 1]?.value ?? '', control.options[1]?.value ?? ''];
    if (control instanceof HTMLInputElement && control.type === 'search')
      return ['', 'x', document.documentElement.lang === 'bn' ? 'ব্লক' : 'block'];
    const isField =
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !['radio', 'checkbox'].includes(control.type));
    return isField ? ['', 'x', '7'] : ['press'];
  };
  /** As if somebody had typed or chosen it: React listens to the prototype's setter. */
  const enter = (control: HTMLElement, value: string) => {
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent.trim();

  for (const control of controls) {
    const steps = stepsOf(control);
    const taken = done.steps.get(control) ?? 0;
    const step = steps[taken];
    if (step === undefined || leaving.test(nameOf(control))) continue;
    const title = `${nameOf(control).replaceAll(vague, '…')} ${step}`;
    if (named !== undefined && named !== title) continue;
    const look = [control.localName, control.className, control.getAttribute('name')].join();
    const count = done.alike.get(look) ?? 0;
    if (taken === 0 && count >= most) continue;
    if (isPeek) return title;
    if (taken === 0) done.alike.set(look, count + 1);
    done.steps.set(control, taken + 1);
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    control.focus({ preventScroll: true });
    if (step === 'press') control.click();
    else enter(control, step);
    if (taken + 1 === steps.length) control.blur();
    return title;
  }
  if (named !== undefined && named !== CLOSED) return undefined;
  if (!isPeek) dialog?.close();
  return dialog && CLOSED;
}
