import { defineConfig } from '@lingui/cli';
import { extractMessages } from '#contract/common/copy.ts';

/**
 * The English text is in the rooms' copy.ts, refusals.ts and reasons.ts; every other listed language gets a catalogue.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/web/locales/{locale}',
      include: ['<rootDir>/contract', '<rootDir>/server', '<rootDir>/web'],
      exclude: ['<rootDir>/server/dist', '<rootDir>/web/dist'],
    },
  ],
  extractors: [
    {
      match: (file) =>
        /copy\.ts$|refusals?\.ts$|contract\/.*reasons\.ts$/.test(file) && !file.endsWith('common/copy.ts'),
      extract: async (file, _code, found) => {
        const room = (await import(file)) as Record<string, unknown>;
        for (const copy of Object.values(room))
          for (const { id, message } of extractMessages(copy)) found({ id, message, origin: [file, 1] });
      },
    },
  ],
});
