import { expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from './registry.ts';

/** The limits in the messages of an input's texts, each with the operation and the longest text that is accepted. */
const limitsOf = (name: string, input: z.ZodType): { where: string; said: number; longest: number }[] => {
  const found: { where: string; said: number; longest: number }[] = [];
  z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema }) => {
      if (!(zodSchema instanceof z.ZodString) || zodSchema.maxLength === null) return;
      const longest = zodSchema.maxLength;
      const messages = zodSchema.safeParse('x'.repeat(longest + 1)).error?.issues.map(({ message }) => message) ?? [];
      for (const message of messages) {
        const said = /must not exceed (?:to )?([\d,]+) characters/.exec(message)?.[1]?.replace(',', '');
        if (said !== undefined) found.push({ where: `${name}: ${message}`, said: Number(said), longest });
      }
    },
  });
  return found;
};

const limits = operations.flatMap(({ name, input }) => limitsOf(name, input));

test('a message about a long text states the limit itself, not the limit plus one', () => {
  expect(limits.length).toBeGreaterThan(80);
  // The specification treats a length at a limit as too long, so 1999 characters fit a limit of 2000. A limit of 2001
  // is one of 2000 that was meant to be reached, which `atMost` declares.
  expect(limits.filter(({ said }) => said % 10 === 1).map(({ where }) => where)).toEqual([]);
  expect(limits.filter(({ said, longest }) => said - longest > 1 || said < longest)).toEqual([]);
});
