import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A fake element with the properties that the script uses. */
class FakeElement {
  readonly attributes = new Map<string, string>();
  closest = (): FakeElement => this;
  setAttribute = (name: string, value: string): unknown => this.attributes.set(name, value);
  removeAttribute = (name: string): unknown => this.attributes.delete(name);
}
class FakeTemplate {
  readonly content: string;
  constructor(content: string) {
    this.content = content;
  }
}

class FakeScript {}

type Listener = (event: unknown) => void;
let listeners: { click: Set<Listener>; error: Set<Listener> };
let paint: () => void;
let reload: ReturnType<typeof vi.fn>;
let fetched: string[];

const open = async (visibilityState: 'visible' | 'hidden') => {
  vi.resetModules();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLTemplateElement', FakeTemplate);
  vi.stubGlobal('HTMLScriptElement', FakeScript);
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('document', {
    visibilityState,
    addEventListener: (name: keyof typeof listeners, listener: Listener) => listeners[name].add(listener),
    removeEventListener: (name: keyof typeof listeners, listener: Listener) => listeners[name].delete(listener),
    getElementById: (id: string) => new FakeTemplate(id),
    head: { append: (content: string) => fetched.push(content) },
  });
  return import('./early.ts');
};

const press = (button: FakeElement) => {
  const event = { target: button, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  for (const listener of listeners.click) listener(event);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe = (): void => undefined;
    },
  );
  listeners = { click: new Set(), error: new Set() };
  reload = vi.fn();
  fetched = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press before the page is ready does nothing, marks the last button pressed, and is returned once', async () => {
  const { takeEarlyClick } = await open('visible');
  const eye = new FakeElement();
  const send = new FakeElement();
  press(eye);
  const event = press(send);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(event.stopPropagation).toHaveBeenCalledOnce();
  expect([eye.attributes.has('aria-busy'), send.attributes.get('aria-busy')]).toEqual([false, 'true']);
  expect(takeEarlyClick()).toBe(send);
  expect(send.attributes.has('aria-busy')).toBe(false);
  expect([takeEarlyClick(), listeners.click.size, listeners.error.size]).toEqual([undefined, 0, 0]);
});

test('the scripts are requested after the first paint, or soon if there is none', async () => {
  await open('visible');
  vi.advanceTimersByTime(500);
  expect(fetched).toEqual([]);
  paint();
  expect(fetched).toEqual(['scripts']);

  fetched = [];
  await open('visible');
  vi.advanceTimersByTime(1000);
  expect(fetched[0]).toBe('scripts');

  fetched = [];
  await open('hidden');
  vi.advanceTimersByTime(1);
  expect(fetched[0]).toBe('scripts');
});

test('if a script fails to load, the page reloads on the next interaction and not before', async () => {
  const fail = (target: object): void => listeners.error.forEach((listener) => listener({ target }));
  await open('visible');
  fail(new FakeElement());
  press(new FakeElement());
  expect(reload).not.toHaveBeenCalled();
  fail(new FakeScript());
  expect(reload).toHaveBeenCalledOnce();

  listeners.click.clear();
  listeners.error.clear();
  reload.mockClear();
  await open('visible');
  fail(new FakeScript());
  expect(reload).not.toHaveBeenCalled();
  press(new FakeElement());
  expect(reload).toHaveBeenCalledOnce();
});
