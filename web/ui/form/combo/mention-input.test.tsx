import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import type { Option } from '#web/ui/form/option.ts';
import { MentionInput } from './mention-input.tsx';

const people: readonly Option[] = [
  { id: '1', label: 'Mara Ellingsen', detail: 'Harbour Talent' },
  { id: '2', label: 'Tom Okafor' },
];

const Message = ({ onMention }: { onMention: (person: Option) => void }) => {
  const [text, setText] = useState('');
  return <MentionInput label="Message" value={text} people={people} onChange={setText} onMention={onMention} />;
};

test('an @ offers people, which the keyboard narrows and chooses; Escape leaves the text as it is', async () => {
  const onMention = vi.fn<(person: Option) => void>();
  const screen = await render(<Message onMention={onMention} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await field.fill('Ask @');
  await expect.element(screen.getByRole('option')).toHaveLength(2);
  await userEvent.type(field, 'okaf');
  await expect.element(screen.getByRole('option')).toHaveLength(1);
  await expectAccessible();
  await expect.element(field).toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Ask @Tom Okafor ');
  expect(onMention.mock.calls).toEqual([[people[1]]]);
  await userEvent.type(field, 'about @ma');
  await expect.element(screen.getByRole('option', { name: /Mara/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Ask @Tom Okafor about @ma');
  await screen.unmount();
});
