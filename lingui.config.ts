import { defineConfig } from '@lingui/cli';
import { declaredMessages, extractMessages } from '#contract/common/copy.ts';

/**
 * The English text is in the rooms' copy.ts, refusals.ts and reasons.ts, and beside the rules for inputs (inputError).
 * Every other listed language gets a catalogue.
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
    {
      match: (file) => /^(?!.*\.test\.ts$).*\/(?:contract|server)\/.*\.ts$/.test(file),
      extract: async (file, code, found) => {
        if (!/\binput(?:Error|Message)\(|\w+Schema\(|(?:Input|Text)\('/.test(code)) return;
        await import(file);
        for (const { id, message } of declaredMessages()) found({ id, message, origin: [file, 1] });
      },
    },
  ],
});
