import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The gallery, built for this run alone: no build of the product has it. */
const startGallery = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const outDir = mkdtempSync(join(tmpdir(), 'rolecall-gallery-'));
  const configFile = join(root, 'web/vite.config.ts');
  await build({
    configFile,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'web/gallery.html') } },
  });
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/gallery`,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};

/** Tests that find the address of the gallery in `gallery`. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const { url, stop } = await startGallery();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
