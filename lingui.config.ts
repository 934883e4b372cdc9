import { defineConfig } from '@lingui/cli';
import { messagesOf } from '#web/platform/copy.ts';

/** English stands in the rooms' copy.ts; a catalogue is made for every other language that is listed here. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: '<rootDir>/web/locales/{locale}', include: ['<rootDir>/web'], exclude: ['<rootDir>/web/dist'] }],
  extractors: [
    {
      match: (file) => file.endsWith('copy.ts') && !file.endsWith('platform/copy.ts'),
      extract: async (file, _code, found) => {
        const room = (await import(file)) as Record<string, unknown>;
        for (const words of Object.values(room))
          for (const { id, message } of messagesOf(words)) found({ id, message, origin: [file, 1] });
      },
    },
  ],
});
