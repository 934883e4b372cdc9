import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import type { Right } from '#contract/common/refusal.ts';
import { countriesQuery } from '#web/candidates/client.ts';
import type { CandidateForm } from './form-schema.ts';
import { PersonFields } from './person-fields.tsx';

const contested: Right = {
  allowed: false,
  reasons: [{ code: 'details-contested', text: 'The claim or dispute about this candidate hasn’t been decided yet.' }],
};

const rendered = (changePerson: Right) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(countriesQuery.queryKey, [
    { id: 36, value: 'Australia' },
    { id: 554, value: 'New Zealand' },
  ] as never);
  const Form = () => {
    const { control } = useForm<CandidateForm>({ defaultValues: { currentCountryId: 36 } });
    return <PersonFields control={control} changePerson={changePerson} />;
  };
  return render(
    <QueryClientProvider client={queries}>
      <Form />
    </QueryClientProvider>,
  );
};

test('the country can’t be changed while name and contacts can’t, but the location can', async () => {
  const screen = await rendered(contested);
  const country = screen.getByRole('combobox', { name: /country/i });
  await expect.element(country).toHaveValue('Australia');
  await expect.element(country).toHaveAttribute('readonly');
  await expect.element(country).toHaveAccessibleDescription(/claim or dispute/);
  await expect.element(screen.getByLabelText(/^Location/)).not.toHaveAttribute('readonly');
});

test('otherwise the country can be changed', async () => {
  const screen = await rendered({ allowed: true });
  await expect.element(screen.getByRole('combobox', { name: /country/i })).not.toHaveAttribute('readonly');
});
