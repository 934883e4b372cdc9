import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { AddUserDialog } from './add-user.tsx';

test('all missing values are shown at once, each at its field, and the first field is focused', async () => {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <AddUserDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Add user' }).click();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await expect.element(email).toHaveAccessibleDescription('Email is required!');
  await expect.element(email).toHaveFocus();
  await expect.element(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required');
  await expect.element(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
});
