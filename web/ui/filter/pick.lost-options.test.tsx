import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { MultiSelectFilter, SelectFilter } from './pick.tsx';

const options = [
  { id: 'competitive', label: 'Competitive', detail: 'auction' },
  { id: 'success-fee', label: 'Success fee' },
];

test('the list stays open while the user types on after a pick, although nothing known has the picked value', async () => {
  const panel = { id: 'panel', label: 'Panel' };
  const Picking = () => {
    const [value, setValue] = useState<readonly string[]>([]);
    const [typed, setTyped] = useState('');
    return (
      <MultiSelectFilter
        hasAllMatches
        label="Engagement"
        options={options}
        // Only the first search is answered, as on a slow connection.
        search={{ onType: setTyped, found: typed === 'pan' ? [panel] : undefined }}
        value={value}
        onChange={setValue}
      />
    );
  };
  const screen = await render(<Picking />);
  await screen.getByRole('button', { name: 'Engagement' }).click();
  const find = screen.getByPlaceholder('Find');
  await find.fill('pan');
  await screen.getByRole('option', { name: 'Panel' }).click();
  await find.fill('compet');
  await expect.element(find).toHaveFocus();
  await expect.element(screen.getByRole('option', { name: /Competitive/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Engagement: Panel' })).toHaveFocus();
  await screen.unmount();
});

test('the list stays open while the user types, although the page loads options without the selected value', async () => {
  const Picking = () => {
    const [loaded, setLoaded] = useState(options);
    return (
      <>
        <SelectFilter
          hasAllMatches
          label="Engagement type"
          options={loaded}
          search={{ onType: () => undefined, found: undefined }}
          value="competitive"
          onChange={() => undefined}
        />
        <button type="button" onClick={() => setLoaded(options.slice(1))}>
          Load
        </button>
      </>
    );
  };
  const screen = await render(<Picking />);
  await screen.getByRole('button', { name: 'Engagement type: Competitive' }).click();
  const find = screen.getByPlaceholder('Find');
  await find.fill('succ');
  const load = await screen.getByText('Load', { exact: true }).findElement();
  load.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await userEvent.keyboard('ess');
  await expect.element(find).toHaveValue('success');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Clear Engagement type: No match' })).toBeVisible();
  await screen.unmount();
});

test('a picked value that the options lose stays in the list, where it can be cleared', async () => {
  const onChange = vi.fn();
  const Picking = () => {
    const [loaded, setLoaded] = useState(options);
    const [value, setValue] = useState('');
    return (
      <SelectFilter
        hasAllMatches
        label="Engagement type"
        options={loaded}
        value={value}
        onChange={(id) => {
          onChange(id);
          setValue(id);
          setLoaded(options.slice(1));
        }}
      />
    );
  };
  const screen = await render(<Picking />);
  await screen.getByRole('button', { name: 'Engagement type' }).click();
  await screen.getByRole('option', { name: /Competitive/ }).click();
  await screen.getByRole('button', { name: 'Engagement type: Competitive' }).click();
  await screen.getByRole('option', { name: /Competitive/ }).click();
  expect(onChange.mock.calls).toEqual([['competitive'], ['']]);
  await screen.unmount();
});
