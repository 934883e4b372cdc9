import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { TableSection } from '#web/ui/gallery/tables.tsx';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { SelectFilter, MultiSelectFilter } from './pick.tsx';

const options = [
  { id: 'competitive', label: 'Competitive', detail: 'auction' },
  { id: 'success-fee', label: 'Success fee' },
];

test('a long list of values can be searched, and several can be picked', async () => {
  const screen = await renderRoute(TableSection);
  await screen.getByRole('button', { name: 'Client' }).click();
  const find = screen.getByPlaceholder('Find');
  await find.fill('care');
  await expect.element(screen.getByRole('option', { name: 'Tallowood Care' })).toBeVisible();
  await expect.element(screen.getByRole('option')).toHaveLength(1);
  await expectAccessible();
  await screen.getByRole('option', { name: 'Tallowood Care' }).click();
  await find.fill('sable');
  await screen.getByRole('option', { name: 'Sable Ridge' }).click();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Client: 2' })).toBeVisible();
});

test('options that are too many to load are searched on the server, and the selected ones stay selected', async () => {
  const all = [...options, { id: 'panel', label: 'Panel' }];
  const Picking = () => {
    const [value, setValue] = useState<readonly string[]>(['competitive']);
    const [typed, setTyped] = useState('');
    const found = typed === '' ? undefined : all.filter(({ label }) => label.toLowerCase().includes(typed));
    return (
      <>
        <MultiSelectFilter
          label="Engagement"
          options={options}
          search={{ onType: setTyped, found }}
          value={value}
          onChange={setValue}
        />
        <output>{value.join(', ')}</output>
      </>
    );
  };
  const screen = await render(<Picking />);
  await screen.getByRole('button', { name: 'Engagement: Competitive' }).click();
  await screen.getByPlaceholder('Find').fill('pan');
  await screen.getByRole('option', { name: 'Panel' }).click();
  await expect.element(screen.getByText('competitive, panel')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await screen.unmount();
});

test('until the server has answered, only options that match what is typed can be picked', async () => {
  const panel = { id: 'panel', label: 'Panel' };
  const Picking = () => {
    const [value, setValue] = useState<readonly string[]>([]);
    const [found, setFound] = useState<readonly (typeof panel)[]>();
    return (
      <>
        <MultiSelectFilter
          label="Engagement"
          options={options}
          search={{ onType: () => setFound(undefined), found }}
          value={value}
          onChange={setValue}
        />
        <button type="button" onClick={() => setFound([panel])}>
          Answer
        </button>
        <output>Picked: {value.join(', ')}</output>
      </>
    );
  };
  const screen = await render(<Picking />);
  await screen.getByRole('button', { name: 'Engagement' }).click();
  await screen.getByPlaceholder('Find').fill('succ');
  await expect.element(screen.getByRole('option', { name: 'Success fee' })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Competitive/ })).not.toBeInTheDocument();
  await screen.getByPlaceholder('Find').fill('pan');
  await expect.element(screen.getByText('Searching…')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect((await screen.getByText('Picked:').findElement()).textContent).toBe('Picked: ');
  const answer = await screen.getByText('Answer', { exact: true }).findElement();
  answer.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByRole('option', { name: 'Panel' })).toBeVisible();
  await expect.element(screen.getByText('Searching…')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await screen.unmount();
});

test('a search that fails says so', async () => {
  const screen = await render(
    <MultiSelectFilter
      label="Engagement"
      options={options}
      search={{ onType: () => undefined, found: undefined, hasFailed: true }}
      value={[]}
      onChange={() => undefined}
    />,
  );
  await screen.getByRole('button', { name: 'Engagement' }).click();
  await screen.getByPlaceholder('Find').fill('pan');
  await expect.element(screen.getByText('The search failed. Change the text to try again.')).toBeVisible();
  await screen.unmount();
});

test('a search without results says so', async () => {
  const screen = await renderRoute(TableSection);
  await screen.getByRole('button', { name: 'Client' }).click();
  await screen.getByPlaceholder('Find').fill('nowhere');
  await expect.element(screen.getByText('Nothing found')).toBeVisible();
});

test('picking the selected value again clears it, and focus returns to the filter', async () => {
  const Picking = () => {
    const [value, setValue] = useState('competitive');
    return <SelectFilter label="Engagement type" options={options} value={value} onChange={setValue} />;
  };
  const screen = await render(<Picking />);
  await screen.getByRole('button', { name: 'Engagement type: Competitive' }).click();
  const option = screen.getByRole('option', { name: /Competitive/ });
  await expect.element(option).toHaveAttribute('aria-selected', 'true');
  await option.click();
  await expect.element(screen.getByRole('button', { name: 'Engagement type' })).toHaveFocus();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes the list and changes nothing', async () => {
  const Picking = () => {
    const [value, setValue] = useState('');
    return <SelectFilter label="Engagement type" options={options} value={value} onChange={setValue} />;
  };
  const screen = await render(<Picking />);
  const filter = screen.getByRole('button', { name: 'Engagement type' });
  await filter.click();
  await expect.element(screen.getByRole('option', { name: /Competitive/ })).toHaveFocus();
  await expect.element(filter).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(filter).toHaveFocus();
  await expect.element(filter).toHaveAttribute('aria-expanded', 'false');
});

test('several values are cleared at once', async () => {
  const Picking = () => {
    const [value, setValue] = useState(['competitive', 'success-fee']);
    return <MultiSelectFilter label="Engagement type" options={options} value={value} onChange={setValue} />;
  };
  const screen = await render(<Picking />);
  await screen.getByRole('button', { name: 'Engagement type: 2' }).click();
  await screen.getByRole('button', { name: 'Clear' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Engagement type' })).toBeVisible();
});

test('a key held down while the list opens still moves focus to the option', async () => {
  const screen = await render(
    <SelectFilter label="Engagement type" options={options} value="" onChange={() => undefined} />,
  );
  for (let times = 0; times < 2; times += 1) {
    (await screen.getByRole('button', { name: 'Engagement type' }).findElement()).focus();
    await userEvent.keyboard('{Enter>}');
    await expect.element(screen.getByRole('option', { name: /Competitive/ })).toHaveFocus();
    await userEvent.keyboard('{/Enter}{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  }
});

test('a value that is not among all options is shown as without a match, and can be cleared', async () => {
  const Picking = () => {
    const [one, setOne] = useState('gone');
    const [several, setSeveral] = useState<readonly string[]>(['gone', 'lost']);
    return (
      <>
        <SelectFilter label="Kind" hasAllMatches options={options} value={one} onChange={setOne} />
        <MultiSelectFilter label="Kinds" hasAllMatches options={options} value={several} onChange={setSeveral} />
      </>
    );
  };
  const screen = await render(<Picking />);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Clear Kind: No match' }).click();
  await expect.element(screen.getByRole('button', { name: 'Kind', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Clear Kinds: No match' }).click();
  await expect.element(screen.getByRole('button', { name: 'Kinds', exact: true })).toBeVisible();
});

test('an option found on the server stays known while the page loads, and the list opens with all options again', async () => {
  const panel = { id: 'panel', label: 'Panel' };
  const Picking = () => {
    const [value, setValue] = useState<readonly string[]>([]);
    const [typed, setTyped] = useState('');
    return (
      <MultiSelectFilter
        hasAllMatches
        label="Engagement"
        options={options}
        search={{ onType: setTyped, found: typed === '' ? undefined : [panel] }}
        value={value}
        onChange={setValue}
      />
    );
  };
  const screen = await render(<Picking />);
  await screen.getByRole('button', { name: 'Engagement' }).click();
  await screen.getByPlaceholder('Find').fill('pan');
  await screen.getByRole('option', { name: 'Panel' }).click();
  await expect.element(screen.getByRole('option', { name: 'Panel' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Engagement: Panel' }).click();
  await expect.element(screen.getByPlaceholder('Find')).toHaveValue('');
  await expect.element(screen.getByRole('option', { name: 'Success fee' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.unmount();
});
