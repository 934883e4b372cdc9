import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { Option } from '#web/ui/form/option.ts';
import { SearchBox } from './search-box.tsx';

const suggestions: readonly Option[] = [
  { id: 'nurse', label: 'Nurse' },
  { id: 'theatre', label: 'Theatre Nurse' },
];

test('typed text is reported after a pause, without surrounding spaces', async () => {
  const change = vi.fn<(keyword: string) => void>();
  const screen = await render(<SearchBox value="" pause={100} onChange={change} />);
  await screen.getByRole('searchbox', { name: 'Keyword' }).click();
  await userEvent.keyboard(' nurse ');
  await vi.waitFor(() => expect(change).toHaveBeenLastCalledWith('nurse'));
  await expect.element(screen.getByRole('searchbox')).toHaveValue(' nurse ');
});

test('no more text fits into the field than every list accepts', async () => {
  const change = vi.fn<(keyword: string) => void>();
  const screen = await render(<SearchBox value="" pause={60_000} onChange={change} />);
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('x'.repeat(110));
  await userEvent.keyboard('{Enter}');
  expect(change.mock.calls).toEqual([['x'.repeat(99)]]);
});

test('Enter reports the text at once; Escape and the cross clear it', async () => {
  const reported: string[] = [];
  const Searching = () => {
    const [value, setValue] = useState('');
    const handleChange = (keyword: string): void => {
      reported.push(keyword);
      setValue(keyword);
    };
    return <SearchBox value={value} pause={60_000} onChange={handleChange} />;
  };
  const screen = await render(<Searching />);
  const field = screen.getByRole('searchbox');
  await field.click();
  await userEvent.keyboard('nurse{Enter}');
  expect(reported).toEqual(['nurse']);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('cook{Enter}');
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
  expect(reported).toEqual(['nurse', '', 'cook', '']);
  await expect.element(screen.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('a value from outside replaces the typed text', async () => {
  const screen = await render(<SearchBox value="" pause={60_000} onChange={() => undefined} />);
  await screen.getByRole('searchbox').fill('nurse');
  await screen.rerender(<SearchBox value="cook" pause={60_000} onChange={() => undefined} />);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('cook');
});

test('filters cleared during a typing pause stay cleared, even if the page is slow', async () => {
  const Page = () => {
    const [value, setValue] = useState('nurse');
    const last = useRef(0);
    // Behaves like a router: the newest URL takes effect some time after the navigation.
    const navigate = (keyword: string): void => {
      const own = (last.current += 1);
      setTimeout(() => {
        if (own === last.current) setValue(keyword);
      }, 300);
    };
    return (
      <>
        <SearchBox value={value} pause={100} onChange={navigate} />
        <button type="button" onClick={() => navigate('')}>
          Clear filters
        </button>
      </>
    );
  };
  const screen = await render(<Page />);
  await screen.getByRole('searchbox').fill('zebra');
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await new Promise((resolve) => setTimeout(resolve, 800));
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
});

test('the arrow keys move through the suggestions, and Enter picks one', async () => {
  const pick = vi.fn<(option: Option) => void>();
  const screen = await render(
    <SearchBox value="" pause={60_000} suggestions={suggestions} onPick={pick} onChange={() => undefined} />,
  );
  const field = screen.getByRole('combobox', { name: 'Keyword' });
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await field.click();
  await userEvent.keyboard('nu');
  await expect.element(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = await screen.getByRole('option', { name: 'Theatre Nurse' }).findElement();
  await expect.element(field).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{Enter}');
  expect(pick).toHaveBeenCalledExactlyOnceWith(suggestions[1]);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes the suggestions first and leaves the typed text', async () => {
  const screen = await render(
    <SearchBox value="" pause={60_000} suggestions={suggestions} onChange={() => undefined} />,
  );
  const field = screen.getByRole('combobox');
  await field.click();
  await userEvent.keyboard('nu{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('nu');
});
