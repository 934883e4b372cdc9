/*
 * The only script loaded with the page. All others are requested after the visible content, so that they don't compete
 * for bandwidth. A button pressed before they have loaded looks pressed, and its action waits for them.
 */

let pressed: HTMLButtonElement | undefined;
/** Whether a script failed to load. The page then reloads on the next interaction. */
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

/** Returns the last button pressed, but only on the first call. From then on the page handles events itself. */
export const takeEarlyClick = (): HTMLElement | undefined => {
  document.removeEventListener('click', note, true);
  document.removeEventListener('error', miss, true);
  pressed?.removeAttribute('aria-busy');
  const button = pressed;
  pressed = undefined;
  return button;
};

/** Loads the scripts listed in one of the page's templates. */
export const loadTemplateScripts = (id: 'scripts' | 'next'): void => {
  const template = document.getElementById(id);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
};

const begin = (): void => loadTemplateScripts('scripts');
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
// A hidden or covered page may never be painted, so loading also begins after a timeout.
setTimeout(begin, document.visibilityState === 'visible' ? 1000 : 0);
