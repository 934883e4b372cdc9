import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { requestTestimonialEndpoint } from '#contract/testimonials/endpoints.ts';
import { queryClient } from '#web/platform/queries.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { RequestTestimonialsDialog } from './request-dialog.tsx';

test('testimonials are requested once, even if the form is submitted twice', async () => {
  const api = fakeApi(answer(requestTestimonialEndpoint, { requested: [], failed: [] }));
  signInGalleryUser();
  const close = vi.fn<() => void>();
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <RequestTestimonialsDialog onClose={close} />
    </QueryClientProvider>
  ));
  const fields = {
    Name: 'Ada Byrne',
    Email: 'ada@brightwater.example',
    Organization: 'Brightwater',
    'Job title': 'Lead',
  };
  for (const [name, text] of Object.entries(fields)) await screen.getByRole('textbox', { name }).fill(text);
  const form = (await screen.getByRole('form').findElement()) as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(api.sentTo(requestTestimonialEndpoint)).toHaveLength(1);
});
