import { expect, test } from 'vitest';
import { mailRenderer } from './mail-templates.tsx';

test('every sample is rendered by the room of its template', async () => {
  for (const { facts } of mailRenderer.samples) {
    const { template } = facts as { template: string };
    expect(await mailRenderer.write(facts)).toMatchObject({ template, subject: expect.stringMatching(/./) as string });
  }
});

test('an unknown template is an error that names it', async () => {
  await expect(mailRenderer.write({ template: 'carrier-pigeon' })).rejects.toThrow(
    'No room has an email template carrier-pigeon.',
  );
});
