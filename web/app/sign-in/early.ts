/*
 * The only script that the page begins with. What the others are asked for after is what people see, so that nothing
 * takes the line from it; a button that is pressed before they have come looks it, and waits.
 */

let pressed: HTMLButtonElement | undefined;
/** A script has not come: the page asks for all of them anew once somebody wants something of it. */
let isMissing = false;

const note = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  pressed?.removeAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
  pressed = button;
  if (isMissing) window.location.reload();
};

const miss = ({ target }: Event): void => {
  if (!(target instanceof HTMLScriptElement)) return;
  isMissing = true;
  if (pressed) window.location.reload();
};

document.addEventListener('click', note, true);
document.addEventListener('error', miss, true);

/** The button that was pressed last, once; from here on the page answers for itself. */
export const takePressedButton = (): HTMLElement | undefined => {
  document.removeEventListener('click', note, true);
  document.removeEventListener('error', miss, true);
  pressed?.removeAttribute('aria-busy');
  const button = pressed;
  pressed = undefined;
  return button;
};

/** Has the browser fetch what stands ready in a template of the page. */
export const loadTemplate = (id: 'scripts' | 'next'): void => {
  const template = document.getElementById(id);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
};

const begin = (): void => loadTemplate('scripts');
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
// A page that nobody looks at, or that stands behind another window, is not painted: so long is waited for it.
setTimeout(begin, document.visibilityState === 'visible' ? 1000 : 0);
