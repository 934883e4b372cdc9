import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { currentToasts, toast } from '#web/ui/overlay/toast.ts';

// Tab leads out of a page after its last control: the next test starts inside again.
beforeEach(() => window.focus());

// Tests share one page: each finds it empty, as wide as a desk's, without a theme and without what an earlier one has said.
afterEach(async () => {
  await cleanup();
  await page.viewport(1440, 900);
  await commands.preferColours(null);
  for (const { id } of currentToasts()) toast.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
});
