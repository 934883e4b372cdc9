import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { Problem } from '#web/platform/api/problem.ts';
import { Toaster } from '#web/ui/overlay/toaster.tsx';
import { SettingsForm, SettingsNumberField } from './settings-form.tsx';

const outOfRange = new Problem(400, {
  code: 'invalid-input',
  message: 'Check the fields.',
  fields: [{ field: 'days', message: 'Days must be a number from 1 to 30.' }],
});

const show = async (answer: Error | null) => {
  const sent: { days: number }[] = [];
  const mutate: ComponentProps<typeof SettingsForm<{ days: number }>>['change']['mutate'] = (given, outcome) => {
    sent.push(given);
    if (answer === null) outcome.onSuccess();
    else outcome.onError(answer);
  };
  const screen = await render(
    <>
      <SettingsForm
        label="Service level"
        lead="How soon you answer."
        change={{ mutate, isPending: false }}
        given={{ days: 5 }}
        saved="Service level saved."
      >
        <SettingsNumberField label="Answer within" unit="days" value={5} onChange={() => undefined} refused={answer} />
      </SettingsForm>
      <Toaster />
    </>,
  );
  return { screen, sent };
};

test('Enter saves what is given, and a message says so', async () => {
  const { screen, sent } = await show(null);
  await screen.getByRole('textbox', { name: 'Answer within' }).click();
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([{ days: 5 }]);
  await expect.element(screen.getByText('Service level saved.')).toBeVisible();
});

test('a refused value is reported at its field, and any other failure as a message', async () => {
  const refused = await show(outOfRange);
  await refused.screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(refused.screen.getByText('Days must be a number from 1 to 30.')).toBeVisible();
  expect(refused.screen.getByText('Check the fields.').elements()).toEqual([]);
  await refused.screen.unmount();
  const failed = await show(new Problem(503, { code: 'unavailable', message: 'Please try again in a minute.' }));
  await failed.screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(failed.screen.getByText('Please try again in a minute.')).toBeVisible();
});
