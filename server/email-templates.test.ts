import { expect, test } from 'vitest';
import { emailRenderer } from './email-templates.tsx';

test('every sample is rendered by the room of its template', async () => {
  for (const { facts } of emailRenderer.samples) {
    const { template } = facts as { template: string };
    expect(await emailRenderer.write(facts)).toMatchObject({ template, subject: expect.stringMatching(/./) as string });
  }
});

test('an unknown template is an error that names it', async () => {
  await expect(emailRenderer.write({ template: 'carrier-pigeon' })).rejects.toThrow(
    'No room has an email template carrier-pigeon.',
  );
});
