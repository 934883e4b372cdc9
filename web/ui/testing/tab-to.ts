import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** The number of tabs after which a control counts as unreachable, more than the controls of any page in a test. */
const maxTabs = 150;

/** Moves the focus to a control with the Tab key alone. Fails if it can't be reached. */
export const tabTo = async (target: Locator): Promise<void> => {
  for (let tabs = 0; tabs < maxTabs && document.activeElement !== (await target.findElement()); tabs += 1)
    await userEvent.tab();
  await expect.element(target).toHaveFocus();
};
