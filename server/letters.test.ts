import { expect, test } from 'vitest';
import { letters } from './letters.tsx';

test('every sample is written by the room whose form it has', async () => {
  for (const { facts } of letters.samples) {
    const { template } = facts as { template: string };
    expect(await letters.write(facts)).toMatchObject({ template, subject: expect.stringMatching(/./) as string });
  }
});

test('a form that no room has is a fault that names it', async () => {
  await expect(letters.write({ template: 'carrier-pigeon' })).rejects.toThrow(
    'No room has an email template carrier-pigeon.',
  );
});
