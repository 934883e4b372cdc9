/**
 * Returns the Node arguments that set the clock of a product ahead by some hours, for `startProduct`. The product itself has
 * no such setting. Pages follow the server's time; the embedded database keeps the real time, so scheduled jobs run when
 * they usually do.
 */
export const clockAhead = (hours: number): string[] => {
  const code = `
    const { Date } = globalThis;
    const now = () => Date.now() + ${String(hours * 3_600_000)};
    globalThis.Date = class extends Date {
      constructor(...given) { if (given.length === 0) super(now()); else super(...given); }
      static now() { return now(); }
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
};
