import { defineConfig } from '@lingui/cli';
import { messagesOf } from '#web/platform/words.ts';

/** English stands in the rooms' words.ts; a catalogue is made for every other language that is listed here. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: '<rootDir>/web/locales/{locale}', include: ['<rootDir>/web'], exclude: ['<rootDir>/web/dist'] }],
  extractors: [
    {
      match: (file) => file.endsWith('words.ts') && !file.endsWith('platform/words.ts'),
      extract: async (file, _code, found) => {
        const room = (await import(file)) as Record<string, unknown>;
        for (const words of Object.values(room))
          for (const { id, message } of messagesOf(words)) found({ id, message, origin: [file, 1] });
      },
    },
  ],
});
