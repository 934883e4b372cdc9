import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useFocusRecovery } from './focus-recovery.ts';

/** A page similar to an opportunity's: the Apply button asks for confirmation, and afterwards a status replaces it. */
const Application = ({ answersAfter = 0 }: { answersAfter?: number }) => {
  useFocusRecovery();
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  const apply = (): void => {
    setAsked(false);
    if (answersAfter === 0) setDone(true);
    else setTimeout(() => setDone(true), answersAfter);
  };
  return (
    <main id="main" tabIndex={-1}>
      <a href="#other">Another opportunity</a>
      <section aria-label="Application">
        {isDone ? (
          <>
            <p>You have applied.</p>
            <button type="button">Withdraw</button>
          </>
        ) : (
          <Button kind="primary" onClick={() => setAsked(true)}>
            Apply
          </Button>
        )}
        <ConfirmDialog
          open={isAsked}
          title="Apply now?"
          confirm="Confirm"
          onConfirm={apply}
          onClose={() => setAsked(false)}
        />
      </section>
    </main>
  );
};

test.each([
  ['with the dialog', 0],
  ['after it', 200],
] as const)('a button that its own action replaces %s leaves the focus where it was', async (_, answersAfter) => {
  const screen = await render(<Application answersAfter={answersAfter} />);
  await screen.getByRole('button', { name: 'Apply' }).click();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText('You have applied.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Application' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
  // The region that had the focus is no longer a tab stop.
  await expect.element(screen.getByRole('region', { name: 'Application' })).not.toHaveAttribute('tabindex');
});

test('a dialog that only closes returns focus to its button', async () => {
  const screen = await render(<Application />);
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
});

const Rows = () => {
  useFocusRecovery();
  const [rows, setRows] = useState(['First', 'Second']);
  return (
    <main id="main" tabIndex={-1}>
      <h1>Rows</h1>
      {rows.length > 0 && (
        <ul aria-label="All rows">
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                Remove {row}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
};

test('focus moves to what remains: the list of a removed row, and the page once the list is gone', async () => {
  const screen = await render(<Rows />);
  await screen.getByRole('button', { name: 'Remove First' }).click();
  await expect.element(screen.getByRole('list', { name: 'All rows' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
