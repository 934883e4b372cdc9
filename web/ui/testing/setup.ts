import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { setSession } from '#web/platform/session.ts';
import { currentToasts, toast } from '#web/ui/overlay/toast.ts';

// Tab can move the focus out of the page after its last control. Focusing the window lets the next test start inside
// the page again.
beforeEach(() => window.focus());

// Tests share one page, so it is reset after each test: empty, as wide as on a desktop, without a theme, without
// earlier messages and signed out.
afterEach(async () => {
  await cleanup();
  await page.viewport(1440, 900);
  await commands.preferColours(null);
  for (const { id } of currentToasts()) toast.dismiss(id);
  setSession(null);
  localStorage.clear();
  sessionStorage.clear();
  // If one test has gone offline, the queries of later tests would wait for the network.
  onlineManager.setOnline(true);
});
