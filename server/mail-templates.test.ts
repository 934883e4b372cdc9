import { expect, test } from 'vitest';
import { mailRenderer } from './mail-templates.tsx';

test('every sample is written by the room whose form it has', async () => {
  for (const { facts } of mailRenderer.samples) {
    const { template } = facts as { template: string };
    expect(await mailRenderer.write(facts)).toMatchObject({ template, subject: expect.stringMatching(/./) as string });
  }
});

test('a form that no room has is a fault that names it', async () => {
  await expect(mailRenderer.write({ template: 'carrier-pigeon' })).rejects.toThrow(
    'No room has an email template carrier-pigeon.',
  );
});
